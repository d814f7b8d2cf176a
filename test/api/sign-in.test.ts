import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueLocalToken, listLocalPeople } from '#contract/local-issuer.ts'
import { createSession, deleteSession, getSession } from '#contract/panel.ts'
import { LOCAL_ISSUER } from '#server/gateways/identity/local-issuer.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const panel = async () => {
  const client = new Client(site.server.port, 'panel.zapisano.localhost')
  await client.open()
  return client
}

const sessions = () =>
  asOwner<{ hash: string }>(site.server.databaseUrl, 'SELECT encode(session_hash, $1) AS hash FROM session', [
    'hex',
  ])

test('a test person signs in and sees their accounts', async () => {
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  expect(outputOf(getSession, await danuta.ask(getSession))).toEqual({
    user: { name: 'Danuta Wrona', email: 'danuta.wrona@example.org' },
    accounts: [
      { id: site.account, name: 'Konto borow', role: 'owner', siteAddress: site.server.address(site.host) },
    ],
  })
})

test('a person without an account signs in and has none', async () => {
  const hania = await signIn(site.server.port, 'hania-mroz')
  expect(outputOf(getSession, await hania.ask(getSession)).accounts).toEqual([])
})

test('the session cookie is for this host alone, out of reach of scripts, and not kept as it is', async () => {
  const client = await panel()
  const { token } = outputOf(
    issueLocalToken,
    await client.ask(issueLocalToken, { params: { subject: 'ewa-sowa' } }),
  )
  const answer = await client.ask(createSession, { body: { token } })
  const [session] = [answer.headers['set-cookie'] ?? []].flat()
  expect(session).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(
    await asOwner(site.server.databaseUrl, 'SELECT FROM session WHERE session_hash = sha256($1)', [
      Buffer.from(client.cookie('__Host-session')),
    ]),
  ).toHaveLength(1)
})

test('signing in ends the token of the visit before: a page opened earlier cannot send with it', async () => {
  const client = await panel()
  const before = client.cookie('CSRF_TOKEN')
  const { token } = outputOf(
    issueLocalToken,
    await client.ask(issueLocalToken, { params: { subject: 'ewa-sowa' } }),
  )
  await client.ask(createSession, { body: { token } })
  expect(client.cookie('CSRF_TOKEN')).not.toBe(before)
  problemOf('csrf', await client.ask(deleteSession, { headers: { 'x-csrf-token': before } }))
})

test('a token that the issuer did not sign opens no session', async () => {
  const client = await panel()
  const { privateKey } = await generateKeyPair('ES256')
  const claims = { email: 'danuta.wrona@example.org', name: 'Danuta Wrona' }
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256' })
    .setSubject('danuta-wrona')
    .setIssuer(LOCAL_ISSUER)
    .setAudience('zapisano')
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(privateKey)
  const unsigned = new UnsecuredJWT({
    ...claims,
    sub: 'danuta-wrona',
    iss: LOCAL_ISSUER,
    aud: 'zapisano',
  }).encode()
  const { token } = outputOf(
    issueLocalToken,
    await client.ask(issueLocalToken, { params: { subject: 'ewa-sowa' } }),
  )
  const [head, , signature] = token.split('.')
  const changed = `${head}.${forged.split('.')[1]}.${signature}`
  const before = await sessions()
  for (const wrong of [forged, unsigned, changed, 'not a token at all']) {
    problemOf('sign_in_failed', await client.ask(createSession, { body: { token: wrong } }))
  }
  expect(await sessions()).toEqual(before)
  expect(client.cookie('__Host-session')).toBe('')
})

test('signing out ends the session in the database: a copied cookie is worthless', async () => {
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const copied = { cookie: `__Host-session=${danuta.cookie('__Host-session')}` }
  const thief = new Client(site.server.port, 'panel.zapisano.localhost')
  outputOf(getSession, await thief.ask(getSession, { headers: copied }))
  const before = await sessions()
  outputOf(deleteSession, await danuta.ask(deleteSession))
  expect(danuta.cookie('__Host-session')).toBe('')
  problemOf('not_signed_in', await thief.ask(getSession, { headers: copied }))
  expect(await sessions()).toHaveLength(before.length - 1)
  await danuta.open()
  problemOf('not_signed_in', await danuta.ask(deleteSession))
})

test('a session ends by itself', async () => {
  const ewa = await signIn(site.server.port, 'ewa-sowa')
  outputOf(getSession, await ewa.ask(getSession))
  await asOwner(
    site.server.databaseUrl,
    `UPDATE session SET expires_at = now() WHERE session_hash = sha256($1)`,
    [Buffer.from(ewa.cookie('__Host-session'))],
  )
  problemOf('not_signed_in', await ewa.ask(getSession))
})

test('the people of the local issuer are listed; no other person gets a token', async () => {
  const client = await panel()
  const { people } = outputOf(listLocalPeople, await client.ask(listLocalPeople))
  expect(people.map(({ subject }) => subject)).toContain('danuta-wrona')
  problemOf('not_found', await client.ask(issueLocalToken, { params: { subject: 'papiez' } }))
})
