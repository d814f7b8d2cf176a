import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPayment, createRegistration, getAvailability } from '#contract/site.ts'
import { answeringServer } from '#test/support/answering-server.ts'
import { call, csrfToken } from './call.ts'

afterEach(() => vi.useRealTimers())

const problem = {
  type: 'urn:x',
  title: 'Zabrakło miejsc.',
  status: 409,
  code: 'full',
  params: { pool: 'event' },
}
const free = { version: 1, free: {} }

describe('call', () => {
  it('fills in the path and sends body, CSRF header and idempotency key', async () => {
    const server = await answeringServer([{ status: 201, body: { redirectUrl: '/bramka', amount: 100 } }])
    const answer = await call(createPayment, { params: { token: 'a/b c' }, body: {}, key: 'k1' })
    expect(answer).toEqual({ ok: true, data: { redirectUrl: '/bramka', amount: 100 } })
    const [asked] = server.asked
    expect(asked).toMatchObject({
      method: 'POST',
      url: '/v1/site/registrations/a%2Fb%20c/payments',
      body: '{}',
    })
    expect(asked?.headers).toMatchObject({ 'x-csrf-token': 'abc+def', 'idempotency-key': 'k1' })
  })

  it('sends no CSRF header with a GET', async () => {
    const server = await answeringServer([{ status: 200, body: free }])
    await call(getAvailability, { params: { slug: 'rowerowa' } })
    expect(server.asked[0]?.headers['x-csrf-token']).toBeUndefined()
  })

  it('gives a refusal with its code and its problem', async () => {
    await answeringServer([{ status: 409, type: 'application/problem+json', body: problem }])
    const answer = await call(createRegistration, { params: { slug: 'rowerowa' } })
    expect(answer).toEqual({ ok: false, offline: false, code: 'full', status: 409, problem })
  })

  it('tells an answer that is no refusal apart from none at all', async () => {
    await answeringServer([{ status: 502, type: 'text/html' }, 'drop'])
    const broken = await call(createPayment, { params: { token: 't' }, body: {} })
    const lost = await call(createPayment, { params: { token: 't' }, body: {} })
    expect(broken).toMatchObject({ ok: false, offline: false, code: 'internal', status: 502 })
    expect(lost).toMatchObject({ ok: false, offline: true, code: 'offline', status: 0 })
  })

  it('repeats a GET above 500 or without an answer, two seconds apart', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const server = await answeringServer([{ status: 503 }, 'drop', { status: 200, body: free }])
    const asking = call(getAvailability, { params: { slug: 'rowerowa' } })
    await vi.waitFor(() => expect(server.asked).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(1999)
    expect(server.asked).toHaveLength(1)
    for (const times of [2, 3]) {
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(2000)
        expect(server.asked).toHaveLength(times)
      })
    }
    expect(await asking).toMatchObject({ ok: true })
  })

  it('repeats neither a POST nor a plain 500', async () => {
    const server = await answeringServer([{ status: 503 }, { status: 500 }])
    expect(await call(createPayment, { params: { token: 't' }, body: {} })).toMatchObject({ status: 503 })
    expect(await call(getAvailability, { params: { slug: 'rowerowa' } })).toMatchObject({ status: 500 })
    expect(server.asked).toHaveLength(2)
  })

  it('stops at an abort', async () => {
    const server = await answeringServer([])
    const answer = await call(getAvailability, { params: { slug: 'rowerowa' }, signal: AbortSignal.abort() })
    expect(answer).toMatchObject({ ok: false, code: 'aborted', offline: false })
    expect(server.asked).toEqual([])
  })
})

describe('csrfToken', () => {
  it('reads the cookie of exactly that name', () => {
    expect(csrfToken('A_CSRF_TOKEN=no; CSRF_TOKEN=yes')).toBe('yes')
    expect(csrfToken('other=1')).toBeNull()
  })
})
