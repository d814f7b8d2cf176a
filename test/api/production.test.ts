import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, identifyUser } from '#contract/accounts.ts'
import { noticePath } from '#contract/gateway.ts'
import { issueLocalToken, listLocalPeople } from '#contract/local-issuer.ts'
import { listCapturedMail } from '#contract/operation.ts'
import { createSession, getSession } from '#contract/panel.ts'
import { createPayment } from '#contract/site.ts'
import { ConfigError, readConfig } from '#server/base/config.ts'
import { createSecrets } from '#server/base/secrets.ts'
import { loginsBeside } from '#server/db/logins.ts'
import { LOCAL_ISSUER } from '#server/gateways/identity/local-issuer.ts'
import { SIGNATURE_HEADER, signBody } from '#server/gateways/payment/test-gateway/signature.ts'
import { startServer } from '#server/main.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client } from '#test/support/client.ts'
import { GOOGLE_CLIENT, googleKey, googleToken, startKeyServer } from '#test/support/google.ts'
import { asOwner } from '#test/support/owner.ts'
import { look, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { TEST_KEY } from '#test/support/test-key.ts'

/** The product as it runs with NODE_ENV=production, on a test's database and socket. */
const PRODUCTION = readConfig({
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://of-the-test',
  SECRET_KEY: TEST_KEY,
  BRANDS: JSON.stringify([
    { id: 'zapisano', name: 'Zapisano', domain: 'zapisano.localhost' },
    { id: 'obecni', name: 'Obecni', domain: 'obecni.localhost' },
  ]),
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'zapisy@zapisano.localhost',
  MAIL_FROM_OBECNI: 'zapisy@obecni.localhost',
  GOOGLE_CLIENT_ID: GOOGLE_CLIENT,
})
const key = await googleKey('current')
const google = await startKeyServer([key.jwk])

let site: TestSite

beforeAll(async () => {
  const { development, brands, secretKey, smtpUrl, mailFrom, googleClientId } = PRODUCTION
  const chosen = { development, brands, secretKey, smtpUrl, mailFrom, googleClientId }
  const runs = { web: true, worker: false }
  site = await startTestSite({ settings: { ...chosen, googleKeysUrl: google.keysUrl, runs } })
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await google[Symbol.asyncDispose]()
})

async function browserAt(host: string): Promise<Client> {
  const client = new Client(site.server.port, host)
  await client.open()
  return client
}

test.each([
  ['zapisano.localhost', '/'],
  ['obecni.localhost', '/create'],
  ['panel.zapisano.localhost', '/'],
  ['borow.zapisano.localhost', '/'],
  ['borow.zapisano.localhost', '/rowery/zapisy'],
])('%s%s is served, and only over TLS from then on', async (host, path) => {
  const page = await new Client(site.server.port, host).open(path)
  expect(page).toMatchObject({ status: 200, headers: { 'strict-transport-security': 'max-age=31536000' } })
})

test('an owner signs in with Google, makes an account, and is handed over to its panel', async () => {
  const wizard = await browserAt('zapisano.localhost')
  const token = await googleToken(key, { nonce: wizard.nonce() })
  expect(outputOf(identifyUser, await wizard.ask(identifyUser, { body: { token } })).name).toBe(
    'Maria Zielińska',
  )
  const body = { name: 'Parafia w Lipowej', hostname: 'lipowa.zapisano.localhost', token }
  const { id, siteAddress } = outputOf(createAccount, await wizard.ask(createAccount, { body }))
  expect(siteAddress).toBe('https://lipowa.zapisano.localhost')
  const { location } = (await wizard.open('/create/panel')).headers
  const way = String(location).replace('https://panel.zapisano.localhost', '')
  const panel = new Client(site.server.port, 'panel.zapisano.localhost')
  await panel.call(way, { headers: { referer: 'http://localhost/' } })
  problemOf('not_signed_in', await panel.ask(getSession))
  await panel.call(way, { headers: { referer: 'https://zapisano.localhost/' } })
  expect(outputOf(getSession, await panel.ask(getSession)).accounts).toMatchObject([{ id, role: 'owner' }])
})

test('no development page or endpoint exists', async () => {
  const panel = await browserAt('panel.zapisano.localhost')
  problemOf('not_found', await panel.ask(listLocalPeople))
  problemOf('not_found', await panel.ask(issueLocalToken, { params: { subject: 'danuta-wrona' } }))
  problemOf('not_found', await panel.ask(listCapturedMail))
  const brand = await browserAt('zapisano.localhost')
  for (const path of ['/dev/poczta', '/dev/form', '/bramka-testowa/t-01a1fc46-0000-7000-8000-000000000000']) {
    expect((await brand.open(path)).status, path).toBe(404)
  }
  problemOf('method_not_allowed', await brand.post('/bramka-testowa/api/transactions', {}))
})

test('a token of the local issuer is refused', async () => {
  const panel = await browserAt('panel.zapisano.localhost')
  const token = await googleToken(key, { iss: LOCAL_ISSUER, aud: 'zapisano', sub: 'danuta-wrona' })
  problemOf('sign_in_failed', await panel.ask(createSession, { body: { token } }))
})

test('people register; paying is refused clearly, leaves nothing behind, and the page goes on working', async () => {
  const family = await register(site)
  const asked = { params: { token: family.token }, body: {} }
  const refusal = problemOf('payment_unavailable', await site.visitor.ask(createPayment, asked))
  expect(refusal.title).toBe(
    'Płatności przez internet jeszcze tu nie działają. Napisz do organizatora, jak zapłacić.',
  )
  const left = `SELECT (SELECT count(*) FROM payment) + (SELECT count(*) FROM audit_entry WHERE action LIKE 'payment%') AS n`
  expect(await asOwner(site.server.databaseUrl, left)).toEqual([{ n: '0' }])
  expect(await look(site, family)).toMatchObject({ state: 'awaiting_payment', payment: null })
  expect((await site.visitor.open(`/zgloszenie/${family.token}`)).status).toBe(200)
})

test('a notice of the test gateway is refused, though it is signed with our key', async () => {
  const notice = {
    ...{ noticeId: `n-${randomUUID()}`, transactionId: `t-${randomUUID()}`, merchantReference: randomUUID() },
    ...{ status: 'succeeded', amount: 84_000, currency: 'PLN' },
  }
  const body = JSON.stringify(notice)
  const headers = { [SIGNATURE_HEADER]: signBody(createSecrets(TEST_KEY), body) }
  problemOf('not_found', await site.visitor.post(noticePath('test'), body, headers))
})

test.each([
  ['GOOGLE_CLIENT_ID', { googleClientId: null }],
  ['SMTP_URL', { smtpUrl: null }],
])('without %s production does not start', async (name, missing) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zapisano-'))
  const { databaseUrl } = site.server
  const starting = startServer({
    ...PRODUCTION,
    ...missing,
    dataDir,
    databaseUrl: loginsBeside(databaseUrl).app,
  })
  await expect(starting).rejects.toThrow(new ConfigError(`${name} is not set; production needs it.`))
})
