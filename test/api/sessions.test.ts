import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueLocalToken } from '#contract/local-issuer.ts'
import { createSession, getSession } from '#contract/panel.ts'
import { endAllSessions, endSession, listSessions } from '#contract/sessions.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

/** A person sees where they are signed in, and ends it; nobody else's. */

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ runs: { web: true, worker: false } })
})
afterAll(() => server[Symbol.asyncDispose]())

/** Signs in as a browser that names itself. */
async function signInWith(subject: string, userAgent: string): Promise<Client> {
  const client = new Client(server.port, 'panel.zapisano.localhost')
  await client.open()
  const { token } = outputOf(issueLocalToken, await client.ask(issueLocalToken, { params: { subject } }))
  const asked = { body: { token }, headers: { 'user-agent': userAgent } }
  outputOf(createSession, await client.ask(createSession, asked))
  return client
}

const sessionsOf = async (client: Client) => outputOf(listSessions, await client.ask(listSessions)).sessions

test('the own sessions are listed, this one first, with what each browser called itself', async () => {
  await signInWith('maria-zielinska', 'another person')
  const phone = await signInWith('danuta-wrona', 'phone')
  const desktop = await signInWith('danuta-wrona', 'x'.repeat(1000))
  const nameless = await signIn(server.port, 'danuta-wrona')
  await asOwner(
    server.databaseUrl,
    `UPDATE session SET seen_at = now() - interval '3 hours' WHERE user_agent = 'phone'`,
  )
  expect((await sessionsOf(nameless)).map(({ userAgent, isThis }) => [userAgent, isThis])).toEqual([
    ['', true],
    ['x'.repeat(400), false],
    ['phone', false],
  ])
  expect((await sessionsOf(phone)).at(0)).toMatchObject({ userAgent: 'phone', isThis: true })
  expect(JSON.stringify(await sessionsOf(desktop))).not.toContain(desktop.cookie('__Host-session'))
})

test('a session that is over is not listed', async () => {
  const client = await signIn(server.port, 'ewa-sowa')
  await signInWith('ewa-sowa', 'expired')
  await signInWith('ewa-sowa', 'idle')
  await asOwner(server.databaseUrl, `UPDATE session SET expires_at = now() WHERE user_agent = 'expired'`)
  await asOwner(
    server.databaseUrl,
    `UPDATE session SET seen_at = now() - interval '25 hours' WHERE user_agent = 'idle'`,
  )
  expect(await sessionsOf(client)).toHaveLength(1)
})

test('one session is ended, and its browser is signed out at once', async () => {
  const [here, there] = [await signIn(server.port, 'jan-slowik'), await signIn(server.port, 'jan-slowik')]
  const other = (await sessionsOf(here)).find(({ isThis }) => !isThis)
  const params = { sessionId: other?.id ?? '' }
  expect((await here.ask(endSession, { params })).status).toBe(204)
  problemOf('not_signed_in', await there.ask(getSession))
  expect((await here.ask(getSession)).status).toBe(200)
  expect((await here.ask(endSession, { params })).status).toBe(204)
})

test('nobody ends a session of somebody else', async () => {
  const [own, foreign] = [await signIn(server.port, 'lena-krol'), await signIn(server.port, 'karol-bury')]
  const [session] = await sessionsOf(foreign)
  await own.ask(endSession, { params: { sessionId: session?.id ?? '' } })
  await own.ask(endAllSessions)
  expect((await foreign.ask(getSession)).status).toBe(200)
})

test('signing out everywhere ends every session, this one among them, and takes the cookie', async () => {
  const browsers = [await signIn(server.port, 'monika-lis'), await signIn(server.port, 'monika-lis')]
  const [here] = browsers
  const answer = await here?.ask(endAllSessions)
  expect(answer?.status).toBe(204)
  expect(here?.cookie('__Host-session')).toBe('')
  for (const browser of browsers) problemOf('not_signed_in', await browser.ask(getSession))
})
