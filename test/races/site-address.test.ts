import pg from 'pg'
import { expect, test } from 'vitest'
import { changeSiteAddress } from '#contract/site-address.ts'
import { problemOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { standing } from './hold.ts'

/** Several accounts want one address at the same moment. */

const WANTED = 'sporna'
const OWNERS = ['danuta-wrona', 'rafal-zawada'] as const

async function makeAccounts(server: TestServer) {
  const wishes = OWNERS.map(async (subject, index) => {
    const subdomain = `konto-${index}`
    const { account } = await seedAccount(server.databaseUrl, { subdomain, members: { [subject]: 'owner' } })
    const client = await signIn(server.port, subject)
    return (wanted = WANTED) =>
      client.ask(changeSiteAddress, {
        params: { accountId: account },
        body: { subdomain: wanted, seen: subdomain },
      })
  })
  return Promise.all(wishes)
}

/** Nobody goes on before all of them wait for a transaction that is about to take the host, and then does not. */
async function moveAtOnce(server: TestServer) {
  const moves = await makeAccounts(server)
  const { account } = await seedAccount(server.databaseUrl, { subdomain: 'kto-inny' })
  const client = new pg.Client(server.databaseUrl)
  await client.connect()
  await client.query('BEGIN')
  await client.query('INSERT INTO hostname (host, account_id, is_main) VALUES ($1, $2, false)', [
    `${WANTED}.zapisano.localhost`,
    account,
  ])
  const answers = moves.map((move) => move())
  await standing(server.databaseUrl, OWNERS.length)
  await client.end()
  return Promise.all(answers)
}

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).sort()

const hostsOf = (server: TestServer) =>
  asOwner<{ host: string; used: boolean; main: boolean }>(
    server.databaseUrl,
    `SELECT host, given_up_at IS NULL AS used, is_main AS main FROM hostname WHERE host !~ 'kto-inny' ORDER BY host`,
  )

test('two accounts move to one name at the same moment: one gets it, the other stays where it was', async () => {
  await using server = await startTestServer()
  const answers = await moveAtOnce(server)
  expect(statusesOf(answers)).toEqual([200, 409])
  const late = answers.findIndex(({ status }) => status === 409)
  for (const answer of answers.filter(({ status }) => status === 409))
    expect(problemOf('domain_taken', answer).problems).toMatchObject([{ field: 'subdomain' }])
  expect(await hostsOf(server)).toEqual([
    ...[0, 1].map((index) => ({
      host: `konto-${index}.zapisano.localhost`,
      ...{ used: index === late, main: index === late },
    })),
    { host: `${WANTED}.zapisano.localhost`, used: true, main: true },
  ])
})

test('a missing guard is detected: that hosts are unique (hostname)', async () => {
  await using server = await startTestServer()
  await asOwner(server.databaseUrl, 'ALTER TABLE hostname DROP CONSTRAINT hostname_pkey')
  const moves = await makeAccounts(server)
  expect(statusesOf(await Promise.all(moves.map((move) => move())))).toEqual([200, 200])
  expect((await hostsOf(server)).filter(({ host }) => host.startsWith(WANTED))).toHaveLength(2)
})

test("two accounts want each other's names: neither waits for the other", async () => {
  await using server = await startTestServer()
  const [first, second] = await makeAccounts(server)
  const answers = await Promise.all([first?.('konto-1'), second?.('konto-0')])
  expect(answers.map((answer) => answer?.status)).toEqual([409, 409])
})
