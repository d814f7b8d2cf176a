import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccount, identifyUser } from '#contract/accounts.ts'
import { createSession, getSession, listLocalPeople } from '#contract/panel.ts'
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

const identify = (token: string) => wizard.ask(identifyUser, { body: { token } })

test('nobody can tell whose token it is while the keys of Google are away: busy, not untrusted', async () => {
  google.fault = { status: 500, body: '' }
  const answer = await identify(await googleToken(key))
  expect(problemOf('busy', answer).problems).toBeUndefined()
  expect(String(answer.headers['retry-after'])).toMatch(/^[2-6]$/)
  google.fault = null
})

test('a person of Google is recognised, and makes an account', async () => {
  const token = await googleToken(key)
  expect(outputOf(identifyUser, await identify(token))).toEqual({
    name: 'Maria Zielińska',
    email: 'maria@example.org',
    picture: 'https://lh3.googleusercontent.com/a/maria',
  })
  const body = { name: 'Parafia w Lipowej', hostname: 'lipowa.zapisano.localhost', token }
  outputOf(createAccount, await wizard.ask(createAccount, { body }))
  const panel = new Client(server.port, 'panel.zapisano.localhost')
  await panel.open()
  outputOf(createSession, await panel.ask(createSession, { body: { token } }))
  expect(outputOf(getSession, await panel.ask(getSession))).toMatchObject({
    user: { name: 'Maria Zielińska', email: 'maria@example.org' },
    accounts: [{ name: 'Parafia w Lipowej', role: 'owner' }],
  })
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
      token: await googleToken(key, { sub: '7', email }),
    }
    outputOf(createAccount, await wizard.ask(createAccount, { body }))
  }
  const users = await asOwner(server.databaseUrl, `SELECT email FROM app_user WHERE subject = '7'`)
  expect(users).toEqual([{ email: 'b@example.org' }])
})

test('a token whose time is over is told from a wrong one, at its field, wherever it is sent', async () => {
  const token = await googleToken(key, { exp: SECONDS - 60 })
  const body = { name: 'Parafia', hostname: 'wygaslo.zapisano.localhost', token }
  for (const answer of [
    await identify(token),
    await wizard.ask(createAccount, { body }),
    await wizard.ask(createSession, { body: { token } }),
  ]) {
    const { problems } = problemOf('credential_expired', answer)
    expect(problems).toEqual([{ field: 'token', code: 'credential_expired', message: EXPIRED }])
  }
  problemOf('sign_in_failed', await identify(await googleToken(key, { aud: 'another product' })))
})

test('there are no test people where Google signs in', async () => {
  problemOf('not_found', await wizard.ask(listLocalPeople))
})
