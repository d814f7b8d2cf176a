import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createAccount } from '#contract/accounts.ts'
import { problemOf } from '#test/support/answers.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { openWizard, wishFor } from '#test/support/wizard.ts'
import { hold, standing } from './hold.ts'

/** Connections of the server: so many requests can wait for a lock at once. */
const CONNECTIONS = 10
const HOST = 'sporna.zapisano.localhost'

/** One person requests the host many times; no request goes on before all of them wait for the lock. */
async function wishAtOnce(
  server: TestServer,
  key: () => string,
  stop: (url: string) => Promise<{ letGo(): Promise<void> }>,
) {
  const url = server.databaseUrl
  const wizard = await openWizard(server.port)
  const held = await stop(url)
  const wishes = Array.from({ length: CONNECTIONS }, () => wishFor(wizard, HOST, { key: key() }))
  await standing(url, CONNECTIONS)
  await held.letGo()
  return Promise.all(wishes)
}

/** Runs a statement and rolls it back: statements that wait for its outcome go on as if it had not run. */
async function almost(url: string, statement: string, values: readonly unknown[]) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('BEGIN')
  await client.query(statement, [...values])
  return { letGo: () => client.end() }
}

/** Another account is about to take the host, and then does not. */
const atTheHost = async (url: string) => {
  const { account } = await seedAccount(url, { subdomain: 'kto-inny' })
  return almost(url, 'INSERT INTO hostname (host, account_id, is_main) VALUES ($1, $2, false)', [
    HOST,
    account,
  ])
}

const accountsAtHost = (url: string) =>
  asOwner(url, 'SELECT a.account_id FROM account a JOIN hostname h USING (account_id) WHERE h.host = $1', [
    HOST,
  ])

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).sort()

const ONE_OF_TEN = [201, ...Array(CONNECTIONS - 1).fill(409)]
const TWO = ['maria-zielinska', 'adam-brzoza']

async function twoAtOnce(server: TestServer) {
  const url = server.databaseUrl
  const wizard = await openWizard(server.port)
  const held = await atTheHost(url)
  const wishes = TWO.map((subject) => wishFor(wizard, HOST, { subject }))
  await standing(url, TWO.length)
  await held.letGo()
  return Promise.all(wishes)
}

test('two people want one host at the same moment: one gets it, the other is refused', async () => {
  await using server = await startTestServer()
  const answers = await twoAtOnce(server)
  expect(statusesOf(answers)).toEqual([201, 409])
  for (const answer of answers.filter(({ status }) => status === 409)) {
    expect(problemOf('domain_taken', answer).problems).toMatchObject([{ field: 'hostname' }])
  }
  expect(await accountsAtHost(server.databaseUrl)).toHaveLength(1)
  // Nothing is stored for the person who came too late, so they may try again.
  const [left] = await asOwner(
    server.databaseUrl,
    `SELECT (SELECT count(*)::integer FROM app_user) AS users, (SELECT count(*)::integer FROM membership) AS members,
            (SELECT count(*)::integer FROM hand_over) AS tickets`,
  )
  expect(left).toEqual({ users: 1, members: 1, tickets: 1 })
})

test('a missing guard is detected: that hosts are unique (hostname)', async () => {
  await using server = await startTestServer()
  await asOwner(server.databaseUrl, 'ALTER TABLE hostname DROP CONSTRAINT hostname_pkey')
  const wizard = await openWizard(server.port)
  const answers = await Promise.all(TWO.map((subject) => wishFor(wizard, HOST, { subject })))
  expect(statusesOf(answers)).toEqual([201, 201])
  expect(await accountsAtHost(server.databaseUrl)).toHaveLength(2)
})

/** The person is known, and another transaction holds the row. */
const atTheUser = async (url: string) => {
  await asOwner(
    url,
    `INSERT INTO app_user (user_id, issuer, subject, email, name)
      VALUES (gen_random_uuid(), 'urn:zapisano:local-issuer', 'maria-zielinska', 'maria@example.org', 'Maria')`,
  )
  return hold(url, 'SELECT FROM app_user')
}

/** The person is about to become known, and then does not. */
const atTheNewUser = (url: string) =>
  almost(
    url,
    `INSERT INTO app_user (user_id, issuer, subject, email, name)
      VALUES (gen_random_uuid(), 'urn:zapisano:local-issuer', $1, 'maria@example.org', 'Maria')`,
    ['maria-zielinska'],
  )

test.each([
  ['who is known', atTheUser],
  ['who has never been here', atTheNewUser],
])('a key sent ten times at once by a person %s makes one account and ten equal answers', async (_, stop) => {
  await using server = await startTestServer()
  const key = randomUUID()
  const answers = await wishAtOnce(server, () => key, stop)
  expect(statusesOf(answers)).toEqual(Array(CONNECTIONS).fill(createAccount.status))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await accountsAtHost(server.databaseUrl)).toHaveLength(1)
  expect(await asOwner(server.databaseUrl, 'SELECT FROM app_user')).toHaveLength(1)
})

test('ten keys sent at once for one host: one account is made, nine requests are refused', async () => {
  await using server = await startTestServer()
  const answers = await wishAtOnce(server, randomUUID, atTheUser)
  expect(statusesOf(answers)).toEqual(ONE_OF_TEN)
  expect(await accountsAtHost(server.databaseUrl)).toHaveLength(1)
})

test('a missing guard is detected: that a key is noted (account_request)', async () => {
  await using server = await startTestServer()
  await asOwner(server.databaseUrl, 'CREATE RULE forget AS ON INSERT TO account_request DO INSTEAD NOTHING')
  const key = randomUUID()
  const answers = await wishAtOnce(server, () => key, atTheUser)
  expect(statusesOf(answers)).toEqual(ONE_OF_TEN)
})
