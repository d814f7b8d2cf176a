import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerCompression } from './compression.ts'

const PAGE = `<!doctype html>${'<p>Pielgrzymka Ziemi Borowskiej, zażółć gęślą jaźń.</p>'.repeat(200)}`

/** Requests a page from a server that has it only for unrouted addresses, as ours are. */
async function open(accepted: string | undefined, { body = PAGE, type = 'text/html; charset=utf-8' } = {}) {
  const app = fastify()
  registerCompression(app)
  app.setNotFoundHandler((_request, reply) => reply.code(200).type(type).send(body))
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  const answer = await app.inject({ url: '/', headers })
  await app.close()
  return answer
}

test('a browser gets brotli, much smaller and the same page', async () => {
  const { headers, rawPayload } = await open('gzip, deflate, br, zstd')
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-length': String(rawPayload.length),
  })
  expect(rawPayload.length).toBeLessThan(PAGE.length / 20)
  expect(brotliDecompressSync(rawPayload).toString()).toBe(PAGE)
})

test('an older browser gets gzip', async () => {
  const { headers, rawPayload } = await open('gzip;q=1.0, deflate')
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(rawPayload).toString()).toBe(PAGE)
})

test.each([undefined, '', 'identity', 'deflate', 'br;q=0', 'br; q=0.00, gzip;q=0'])(
  'a client with %j gets the plain answer, and caches are informed that it varies',
  async (accepted) => {
    const { headers, payload } = await open(accepted)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBe('accept-encoding')
    expect(payload).toBe(PAGE)
  },
)

test('a refused encoding leaves the others available', async () => {
  expect((await open('br;q=0, gzip;q=0.5')).headers['content-encoding']).toBe('gzip')
})

test('JSON and problems are compressed too', async () => {
  for (const type of ['application/json; charset=utf-8', 'application/problem+json']) {
    expect((await open('br', { type })).headers['content-encoding']).toBe('br')
  }
})

test('short answers and binary data are not compressed', async () => {
  for (const answer of [{ body: PAGE.slice(0, 700) }, { type: 'application/pdf' }]) {
    const { headers } = await open('br', answer)
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
  }
})
