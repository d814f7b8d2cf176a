import fastify from 'fastify'
import { expect, test } from 'vitest'
import { isStorable, registerJsonBody } from './json-body.ts'

/** A server that returns what it has read. */
async function echo(payload: string, contentType = 'application/json') {
  const app = fastify()
  registerJsonBody(app)
  app.post('/', async (request) => ({ raw: request.rawBody, body: request.body ?? 'nothing' }))
  const headers = { 'content-type': contentType }
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload })
  await app.close()
  return { status: answer.statusCode, ...answer.json() }
}

test('a body is parsed, and stored as it came for signatures', async () => {
  const raw = '{ "kwota":\t840.00, "imię": "Żółć" }'
  expect(await echo(raw)).toEqual({ status: 200, raw, body: { kwota: 840, imię: 'Żółć' } })
  expect(await echo('[1]', 'application/json; charset=utf-8')).toMatchObject({ body: [1] })
})

test('an empty body is undefined', async () => {
  expect(await echo('')).toMatchObject({ status: 200, raw: '', body: 'nothing' })
})

test('other kinds of bodies are not read', async () => {
  expect(await echo('{}', 'text/plain')).toMatchObject({ status: 415 })
})

test.each([
  ['a', true],
  ['🚲', true],
  ['\u0000', false],
  ['\ud83d', false],
  ['\udeb2\ud83d', false],
  [null, true],
  [undefined, true],
  [0, true],
  [['a', ['b', '\u0000']], false],
  [{ a: { b: 'c' } }, true],
  [{ a: { '\u0000': 1 } }, false],
])('%j can be stored: %s', (value, storable) => {
  expect(isStorable(value)).toBe(storable)
})
