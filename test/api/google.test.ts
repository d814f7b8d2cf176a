import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccount, identifyUser } from '#contract/accounts.ts'
import { listLocalPeople } from '#contract/local-issuer.ts'
import { createSession, getSession } from '#contract/panel.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client } from '#test/support/client.ts'
import { GOOGLE_CLIENT, googleKey, googleToken, SECONDS, startKeyServer } from '#test/support/google.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

/** The product where a Google client is configured; the keys are those of a server of ours. */
const EXPIRED = 'Połączenie z kontem Google wygasło. Połącz je jeszcze raz.'
const key = await googleKey('current')
const google = await startKeyServer([key.jwk])

let server: TestServer
let wizard: Client

beforeAll(async () => {
  server = await startTestServer({ googleClientId: GOOGLE_CLIENT, googleKeysUrl: google.keysUrl })
})
beforeEach(async () => {
  wizard = new Client(server.port, 'zapisano.localhost')
  await wizard.open('/create')
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await google[Symbol.asyncDispose]()
})

/** As Google makes it for a page that this browser has opened. */
const tokenFor = (client: Client, changes: object = {}) =>
  googleToken(key, { nonce: client.nonce(), ...changes })

const identify = (token: string) => wizard.ask(identifyUser, { body: { token } })

test('while the keys of Google are unavailable a token is answered as busy, not as untrusted', async () => {
  google.fault = { status: 500, body: '' }
  const answer = await identify(await tokenFor(wizard))
  expect(problemOf('busy', answer).problems).toBeUndefined()
  expect(String(answer.headers['retry-after'])).toMatch(/^[2-6]$/)
  google.fault = null
})

test('a person with a Google account is recognised, and makes an account', async () => {
  const token = await tokenFor(wizard)
  expect(outputOf(identifyUser, await identify(token))).toEqual({
    name: 'Maria Zielińska',
    email: 'maria@example.org',
    picture: 'https://lh3.googleusercontent.com/a/maria',
  })
  const body = { name: 'Parafia w Lipowej', hostname: 'lipowa.zapisano.localhost', token }
  outputOf(createAccount, await wizard.ask(createAccount, { body }))
  const panel = new Client(server.port, 'panel.zapisano.localhost')
  await panel.open()
  const own = { token: await tokenFor(panel) }
  outputOf(createSession, await panel.ask(createSession, { body: own }))
  expect(outputOf(getSession, await panel.ask(getSession))).toMatchObject({
    user: { name: 'Maria Zielińska', email: 'maria@example.org' },
    accounts: [{ name: 'Parafia w Lipowej', role: 'owner' }],
  })
})

test('a token stolen elsewhere signs in and recognises no person and makes no account', async () => {
  const victim = new Client(server.port, 'panel.zapisano.localhost')
  await victim.open()
  for (const caught of [await tokenFor(victim), await tokenFor(wizard), await googleToken(key)]) {
    const attacker = new Client(server.port, 'panel.zapisano.localhost')
    await attacker.open()
    problemOf('sign_in_failed', await attacker.ask(createSession, { body: { token: caught } }))
    const elsewhere = new Client(server.port, 'zapisano.localhost')
    await elsewhere.open('/create')
    problemOf('sign_in_failed', await elsewhere.ask(identifyUser, { body: { token: caught } }))
    const body = { name: 'Parafia', hostname: 'zlapane.zapisano.localhost', token: caught }
    problemOf('sign_in_failed', await elsewhere.ask(createAccount, { body }))
  }
})

test('a token opens one session, even for a person who knows the visit', async () => {
  const panel = new Client(server.port, 'panel.zapisano.localhost')
  await panel.open()
  const [body, cookies] = [{ token: await tokenFor(panel) }, panel.copyCookies()]
  const again = () => new Client(server.port, 'panel.zapisano.localhost', new Map(cookies))
  const both = await Promise.all([again(), again()].map((client) => client.ask(createSession, { body })))
  expect(both.map(({ status }) => status).sort()).toEqual([204, 401])
  problemOf('sign_in_failed', await again().ask(createSession, { body }))
})

test('in one visit of the wizard a token is recognised, makes an account, and makes it again by the same key', async () => {
  const token = await tokenFor(wizard)
  outputOf(identifyUser, await identify(token))
  const asked = { body: { name: 'Parafia', hostname: 'klucz.zapisano.localhost', token }, key: randomUUID() }
  const first = outputOf(createAccount, await wizard.ask(createAccount, asked))
  expect(outputOf(createAccount, await wizard.ask(createAccount, asked)).id).toBe(first.id)
})

test('the same person with another e-mail is the same user, with the new e-mail', async () => {
  const [first, second] = ['lipowa-2.zapisano.localhost', 'lipowa-3.zapisano.localhost']
  for (const [hostname, email] of [
    [first, 'a@example.org'],
    [second, 'b@example.org'],
  ]) {
    const body = {
      name: 'Parafia',
      hostname: hostname ?? '',
      token: await tokenFor(wizard, { sub: '7', email }),
    }
    outputOf(createAccount, await wizard.ask(createAccount, { body }))
  }
  const users = await asOwner(server.databaseUrl, `SELECT email FROM app_user WHERE subject = '7'`)
  expect(users).toEqual([{ email: 'b@example.org' }])
})

test('an expired token is distinguished from a wrong one, at its field, at every endpoint', async () => {
  const token = await tokenFor(wizard, { exp: SECONDS - 60 })
  const body = { name: 'Parafia', hostname: 'wygaslo.zapisano.localhost', token }
  for (const answer of [
    await identify(token),
    await wizard.ask(createAccount, { body }),
    await wizard.ask(createSession, { body: { token } }),
  ]) {
    const { problems } = problemOf('credential_expired', answer)
    expect(problems).toEqual([{ field: 'token', code: 'credential_expired', message: EXPIRED }])
  }
  problemOf('sign_in_failed', await identify(await tokenFor(wizard, { aud: 'another product' })))
})

test('there are no test people where Google signs in', async () => {
  problemOf('not_found', await wizard.ask(listLocalPeople))
})
