import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPayment, createRegistration, getAvailability } from '#contract/site.ts'
import { call, csrfToken } from './call.ts'

type Reply = { status: number; type?: string; body?: unknown }

let server: Server
let origin: string
let asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]
let replies: (Reply | 'drop')[]

/** A browser resolves addresses against the page; Node has no page, so the origin is put before them. */
beforeEach(async () => {
  asked = []
  replies = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      const reply = replies.shift() ?? { status: 500 }
      if (reply === 'drop') return request.socket.destroy()
      response.writeHead(reply.status, { 'Content-Type': reply.type ?? 'application/json' })
      response.end(reply.body === undefined ? '' : JSON.stringify(reply.body))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const overNetwork = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => overNetwork(`${origin}${path}`, init))
  vi.stubGlobal('document', { cookie: 'x=1; CSRF_TOKEN=abc%2Bdef' })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await new Promise((resolve) => server.close(resolve))
})

const problem = {
  type: 'urn:x',
  title: 'Zabrakło miejsc.',
  status: 409,
  code: 'full',
  params: { pool: 'event' },
}

describe('call', () => {
  it('fills in the path and sends body, CSRF header and idempotency key', async () => {
    replies = [{ status: 201, body: { redirectUrl: '/bramka', amount: 100 } }]
    const answer = await call(createPayment, { params: { token: 'a/b c' }, body: {}, key: 'k1' })
    expect(answer).toEqual({ ok: true, data: { redirectUrl: '/bramka', amount: 100 } })
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: '/v1/site/registrations/a%2Fb%20c/payments',
      body: '{}',
    })
    expect(asked[0]?.headers).toMatchObject({ 'x-csrf-token': 'abc+def', 'idempotency-key': 'k1' })
  })

  it('sends no CSRF header with a GET', async () => {
    replies = [{ status: 200, body: { version: 1, free: {} } }]
    await call(getAvailability, { params: { slug: 'rowerowa' } })
    expect(asked[0]?.headers['x-csrf-token']).toBeUndefined()
  })

  it('gives a refusal with its code and its problem', async () => {
    replies = [{ status: 409, type: 'application/problem+json', body: problem }]
    const answer = await call(createRegistration, { params: { slug: 'rowerowa' } })
    expect(answer).toEqual({ ok: false, offline: false, code: 'full', status: 409, problem })
  })

  it('tells an answer that is no refusal apart from none at all', async () => {
    replies = [{ status: 502, type: 'text/html' }, 'drop']
    const broken = await call(createPayment, { params: { token: 't' }, body: {} })
    const lost = await call(createPayment, { params: { token: 't' }, body: {} })
    expect(broken).toMatchObject({ ok: false, offline: false, code: 'internal', status: 502 })
    expect(lost).toMatchObject({ ok: false, offline: true, code: 'offline', status: 0 })
  })

  it('repeats a GET above 500 or without an answer, two seconds apart, and never a POST', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    replies = [{ status: 503 }, 'drop', { status: 200, body: { version: 2, free: {} } }]
    const asking = call(getAvailability, { params: { slug: 'rowerowa' } })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(1999)
    expect(asked).toHaveLength(1)
    for (const times of [2, 3]) {
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(2000)
        expect(asked).toHaveLength(times)
      })
    }
    expect(await asking).toMatchObject({ ok: true, data: { version: 2 } })
    replies = [{ status: 503 }]
    expect(await call(createPayment, { params: { token: 't' }, body: {} })).toMatchObject({ status: 503 })
    expect(asked).toHaveLength(4)
  })

  it('does not repeat a plain 500', async () => {
    replies = [{ status: 500 }]
    expect(await call(getAvailability, { params: { slug: 'rowerowa' } })).toMatchObject({ status: 500 })
    expect(asked).toHaveLength(1)
  })

  it('stops at an abort', async () => {
    const leaving = new AbortController()
    leaving.abort()
    const answer = await call(getAvailability, { params: { slug: 'rowerowa' }, signal: leaving.signal })
    expect(answer).toMatchObject({ ok: false, code: 'aborted', offline: false })
  })
})

describe('csrfToken', () => {
  it('reads the cookie of exactly that name', () => {
    expect(csrfToken('A_CSRF_TOKEN=no; CSRF_TOKEN=yes')).toBe('yes')
    expect(csrfToken('other=1')).toBeNull()
  })
})
