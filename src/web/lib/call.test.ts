import { describe, expect, it, vi } from 'vitest'
import { createPayment, createRegistration, getAvailability } from '#contract/site.ts'
import { answeringServer } from '#test/support/answering-server.ts'
import { call, csrfToken, type Remote } from './call.ts'

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

  it.each(['POST', 'PUT', 'DELETE'] as const)('sends the CSRF header with a %s', async (method) => {
    const server = await answeringServer([{ status: 200, body: {} }])
    await call({ method, path: '/v1/things' })
    expect(server.asked[0]?.headers['x-csrf-token']).toBe('abc+def')
  })

  it('sends no CSRF header while there is no cookie', async () => {
    const server = await answeringServer([{ status: 200, body: {} }])
    vi.stubGlobal('document', { cookie: 'OTHER=1' })
    await call({ method: 'POST', path: '/v1/things' })
    expect(server.asked).toHaveLength(1)
    expect(server.asked[0]?.headers['x-csrf-token']).toBeUndefined()
  })

  it.each(['https://example.org/v1/things', '//example.org/v1/things', '/\\example.org/v1/things'])(
    'tells the CSRF token to nobody else: %s',
    async (path) => {
      const server = await answeringServer([{ status: 200, body: {} }])
      const elsewhere: Remote<typeof createPayment> = { method: 'POST', path }
      await call(elsewhere)
      expect(server.asked).toMatchObject([{ method: 'POST', url: '/v1/things' }])
      expect(server.asked[0]?.headers['x-csrf-token']).toBeUndefined()
    },
  )

  it('returns a refusal with its code and its problem', async () => {
    await answeringServer([{ status: 409, type: 'application/problem+json', body: problem }])
    const answer = await call(createRegistration, { params: { slug: 'rowerowa' } })
    expect(answer).toEqual({ ok: false, offline: false, code: 'full', status: 409, problem })
  })

  it('distinguishes an answer that is not a refusal from a missing answer', async () => {
    await answeringServer([{ status: 502, type: 'text/html' }, 'drop'])
    const broken = await call(createPayment, { params: { token: 't' }, body: {} })
    const lost = await call(createPayment, { params: { token: 't' }, body: {} })
    expect(broken).toMatchObject({ ok: false, offline: false, code: 'internal', status: 502 })
    expect(lost).toMatchObject({ ok: false, offline: true, code: 'offline', status: 0 })
  })
})

describe('csrfToken', () => {
  it('reads the cookie of exactly that name', () => {
    expect(csrfToken('A_CSRF_TOKEN=no; CSRF_TOKEN=yes')).toBe('yes')
    expect(csrfToken('other=1')).toBeNull()
  })
})
