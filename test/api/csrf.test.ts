import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createRegistration, getAvailability } from '#contract/site.ts'
import { createSecrets } from '#server/base/secrets.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { familyOrder } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import type { Answer } from '#test/support/send.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

/** A valid order, which only its headers can make refused. */
function order(headers: Record<string, string | undefined>): Promise<Answer> {
  const params = { slug: site.slug }
  return site.visitor.ask(createRegistration, { params, body: familyOrder(), key: randomUUID(), headers })
}

const cookies = () =>
  ['__Host-visit', 'CSRF_TOKEN'].map((name) => `${name}=${site.visitor.cookie(name)}`).join('; ')

const ownOrigin = () => site.server.address(site.host)

/** What other sites, sister sites and scripts of others can and cannot send. */
const REFUSED: Record<string, () => Record<string, string | undefined>> = {
  'no header': () => ({ 'x-csrf-token': undefined }),
  'an empty header': () => ({ 'x-csrf-token': '' }),
  'a wrong header': () => ({ 'x-csrf-token': 'A'.repeat(43) }),
  'no cookies': () => ({ cookie: undefined }),
  'no CSRF_TOKEN cookie': () => ({ cookie: `__Host-visit=${site.visitor.cookie('__Host-visit')}` }),
  'no visit that the token belongs to': () => ({ cookie: `CSRF_TOKEN=${site.visitor.cookie('CSRF_TOKEN')}` }),
  'two cookies of the name': () => ({
    cookie: `${cookies()}; CSRF_TOKEN=${site.visitor.cookie('CSRF_TOKEN')}`,
  }),
  'a cookie and a header that a sister site made up': () => {
    const token = createSecrets('a guess').sign('csrf', site.visitor.cookie('__Host-visit'))
    return {
      cookie: `__Host-visit=${site.visitor.cookie('__Host-visit')}; CSRF_TOKEN=${token}`,
      'x-csrf-token': token,
    }
  },
  'the origin of another site': () => ({ origin: 'https://example.org' }),
  'the origin of a sister site': () => ({ origin: site.server.address('inne.zapisano.localhost') }),
  'the origin of a frame without one': () => ({ origin: 'null' }),
  'the same host on another port': () => ({ origin: `http://${site.host}:1` }),
  'Sec-Fetch-Site: cross-site': () => ({ 'sec-fetch-site': 'cross-site' }),
  'Sec-Fetch-Site: same-site': () => ({ 'sec-fetch-site': 'same-site' }),
}

test.each(Object.entries(REFUSED))('%s: nothing is registered', async (_, headers) => {
  problemOf('csrf', await order(headers()))
  const [row] = await asOwner(site.server.databaseUrl, 'SELECT count(*)::integer AS n FROM registration')
  expect(row).toEqual({ n: 0 })
})

/** Every changing endpoint of the contract. */
const CHANGES = Object.entries<Endpoint>(api).filter(([, { method }]) => method !== 'GET')

/** As a signed-in person, on the host that serves the endpoint; `spoilt` is what the header becomes. */
async function sendChange(endpoint: Endpoint, spoilt: string | undefined): Promise<Answer> {
  const isOfSite = endpoint.audience === 'site'
  const sender = isOfSite ? site.visitor : await signIn(site.server.port, 'danuta-wrona')
  const path = endpoint.path.replace(':gateway', 'test').replace(/:\w+/g, randomUUID())
  return sender.call(path, { method: endpoint.method, body: {}, headers: { 'x-csrf-token': spoilt } })
}

test('gateways, which sign what they send, are the only exception', () => {
  const exempt = CHANGES.filter(([, { audience }]) => audience === 'gateway').map(([name]) => name)
  expect(exempt).toEqual(['gatewayNotice'])
})

test.each(CHANGES)('%s: refused without the header and with a wrong one', async (_, endpoint) => {
  for (const spoilt of [undefined, 'A'.repeat(43)]) {
    const answer = await sendChange(endpoint, spoilt)
    if (endpoint.audience === 'gateway') problemOf('invalid_input', answer)
    else problemOf('csrf', answer)
  }
})

test('a request that changes nothing needs no header', async () => {
  const params = { slug: site.slug }
  outputOf(
    getAvailability,
    await site.visitor.ask(getAvailability, { params, headers: { 'x-csrf-token': undefined } }),
  )
})

test('the token of another visitor is refused', async () => {
  const other = new Client(site.server.port, site.host)
  await other.open()
  problemOf('csrf', await order({ 'x-csrf-token': other.cookie('CSRF_TOKEN') }))
})

test('our own page registers, with or without the words of a newer browser', async () => {
  outputOf(createRegistration, await order({}))
  outputOf(createRegistration, await order({ origin: ownOrigin(), 'sec-fetch-site': 'same-origin' }))
})

test('a page gives the token once and leaves the one that fits', async () => {
  const visitor = new Client(site.server.port, site.host)
  const [visit, token] = [(await visitor.open()).headers['set-cookie'] ?? []].flat()
  expect(visit).toMatch(/^__Host-visit=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  // Read by our script, so not HttpOnly.
  expect(token).toMatch(/^CSRF_TOKEN=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/)
  expect((await visitor.open(`/${site.slug}`)).headers['set-cookie']).toBeUndefined()
})
