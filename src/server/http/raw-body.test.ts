import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerRawBody } from './raw-body.ts'

/** Returns, in base64, the bytes that it gets. */
async function send(payload: Buffer, headers: Record<string, string>) {
  const app = fastify({ bodyLimit: 100 })
  app.register(async (scope) => {
    registerRawBody(scope)
    scope.post('/', async ({ body }) => (Buffer.isBuffer(body) ? body.toString('base64') : 'no bytes'))
  })
  try {
    return await app.inject({ method: 'POST', url: '/', payload, headers })
  } finally {
    await app.close()
  }
}

test.each([
  ['application/json', Buffer.from('{"a": 1}')],
  ['application/x-www-form-urlencoded; charset=iso-8859-2', Buffer.from([0x61, 0x3d, 0xb1, 0x00, 0xff])],
  ['text/xml', Buffer.from('<a>ż</a>')],
  ['text/plain; charset=utf-8', Buffer.from('not json')],
])('%s: the bytes are passed on unchanged', async (type, bytes) => {
  expect((await send(bytes, { 'content-type': type })).payload).toBe(bytes.toString('base64'))
})

test('a body without a type is accepted too, one that is too large is not', async () => {
  expect((await send(Buffer.from('a=1'), {})).payload).toBe(Buffer.from('a=1').toString('base64'))
  expect((await send(Buffer.alloc(101), { 'content-type': 'text/xml' })).statusCode).toBe(413)
})
