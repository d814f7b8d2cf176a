import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRegistrations } from '#contract/panel.ts'
import { problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { submit } from '#test/support/gateway.ts'
import { familyOrder } from '#test/support/kielce.ts'
import { register, startPayment, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let danuta: Client

beforeAll(async () => {
  site = await startTestSite()
  danuta = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const NUL = '\u0000'
const LONE = '\ud83d'

function send(body: string, contentType = 'application/json') {
  const headers = { 'content-type': contentType, 'idempotency-key': randomUUID() }
  return site.visitor.post(`/v1/site/events/${site.slug}/registrations`, body, headers)
}

const contact = (change: object) =>
  JSON.stringify(familyOrder({ contact: { ...familyOrder().contact, ...change } }))

test.each([
  ['half a body', '{"version": 1,'],
  ['no JSON at all', 'version=1'],
  ['another thing than an object', '[]'],
  ['null', 'null'],
  ['nothing', ''],
  ['unknown fields', JSON.stringify({ ...familyOrder(), discount: 84_000 })],
  ['a field of the wrong type', JSON.stringify({ ...familyOrder(), version: '1' })],
  ['a fraction of a grosz', JSON.stringify({ ...familyOrder(), expectedTotal: 84_000.5 })],
  ['a number beyond all numbers', JSON.stringify(familyOrder()).replace('84000', '1e999')],
  ['NUL in a name', contact({ firstName: `An${NUL}na` })],
  ['half a letter in a name', contact({ firstName: 'ANNA' }).replace('ANNA', String.raw`An\ud83d`)],
  ['NUL as a key', JSON.stringify({ ...familyOrder(), [`a${NUL}`]: 1 })],
  ['half a letter as a key', JSON.stringify({ ...familyOrder(), [LONE]: 1 })],
  ['a prototype', '{"__proto__": {"version": 1}, "version": 1}'],
  ['brackets without end', '['.repeat(400_000) + ']'.repeat(400_000)],
])('%s: invalid_input', async (_, body) => {
  problemOf('invalid_input', await send(body))
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
])('a body of the type %s is not read', async (contentType) => {
  problemOf('unsupported_media', await send(JSON.stringify(familyOrder()), contentType))
})

test('a body whose header declares too large a size is refused before it is read', async () => {
  const path = `/v1/site/events/${site.slug}/registrations`
  const headers = { host: `${site.host}:${site.server.port}`, 'content-type': 'application/json' }
  const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request({
      ...{ host: '127.0.0.1', port: site.server.port, method: 'POST', path, agent: false },
      headers: { ...headers, 'content-length': String(1024 * 1024 + 1) },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        resolve({ status: response.statusCode, text })
        sent.destroy()
      })
    })
    sent.flushHeaders()
  })
  expect(answer.status).toBe(413)
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'too_large', status: 413 })
})

test.each([
  '/v1/accounts/nobody/events',
  '/v1/accounts/1/events/2/scans',
  "/v1/accounts/'%20OR%201=1/events",
  '/v1/accounts/%00/events',
  '/v1/site/events/Wielkie_Litery/availability',
  '/v1/site/events/%00/availability',
  '/v1/site/registrations/short',
  '/v1/nothing/here',
  '/v1/%zz',
  '/v1/site/registrations/%',
  '/v1/',
])('GET %s: not found', async (path) => {
  problemOf('not_found', await (path.startsWith('/v1/accounts') ? danuta : site.visitor).call(path))
})

test('a search may contain anything that can be typed, and nothing that cannot', async () => {
  const params = { accountId: site.account, eventId: site.event }
  const search = (text: string) => danuta.ask(listRegistrations, { params, query: { search: text } })
  for (const text of ["'; DROP TABLE registration; --", '%', '_', '\\', 'ż'.repeat(100)]) {
    expect(await search(text), text).toMatchObject({ status: 200, json: { registrations: [] } })
  }
  problemOf('invalid_input', await search(`a${NUL}`))
  problemOf('invalid_input', await search('x'.repeat(101)))
  const after = (text: string) => danuta.ask(listRegistrations, { params, query: { after: text } })
  problemOf('invalid_input', await after('2026-13-41_1'))
  problemOf('invalid_input', await after(`2026-01-01T00:00:00Z_${randomUUID()}_x`))
})

test.each([
  ...[
    '//',
    '///example.org',
    '/\\',
    '/[',
    '/50%',
    '/%c0%af?%',
    '/%00',
    '/rowery/zapisy/%20',
    '/rowery/../rowery',
  ],
  ...[`/${'a'.repeat(150)}`, '/zgloszenie/%2e%2e', '/rowery/dokumenty/rules'],
])('GET %s, made up by a program, is a page and no fault', async (path) => {
  const page = await site.visitor.open(path)
  expect(page.status).toBe(/^\/+$/.test(path) ? 200 : 404)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('methods that a page does not support are refused', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    problemOf('method_not_allowed', await site.visitor.call('/rowery', { method }))
    const headers = { accept: 'text/html' }
    problemOf('method_not_allowed', await site.visitor.call('/rowery', { method, headers }))
  }
})

test("the gateway's page treats malformed forms, which no browser sends, as invalid", async () => {
  const family = await register(site)
  const redirectUrl = await startPayment(site, family)
  for (const form of ['decision=succeeded', 'blik=1&blik=2', 'decision=failed&decision=cancelled']) {
    problemOf('invalid_input', await submit(site, redirectUrl, form))
  }
  expect((await submit(site, redirectUrl, '')).status).toBe(422)
  const gateway = new Client(site.server.port, 'zapisano.localhost')
  for (const id of ['%00', 't-1', '..%2f..'])
    problemOf('not_found', await gateway.call(`/bramka-testowa/${id}`))
  problemOf('signature_invalid', await gateway.post('/bramka-testowa/api/transactions', {}))
  problemOf('signature_invalid', await gateway.call('/bramka-testowa/api/transactions/t-1'))
})
