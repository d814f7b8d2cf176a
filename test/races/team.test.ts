import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#domain/access/rights.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { teamOf } from '#test/support/team.ts'
import { hold, standing } from './hold.ts'
import { weaken } from './weaken.ts'

/** Two owners change the team at the same moment: one of them stays owner. */

const OWNERS = ['danuta-wrona', 'michal-lipka'] as const

let server: TestServer
let owners: readonly Client[]

beforeAll(async () => {
  server = await startTestServer({ runs: { web: true, worker: false } })
  owners = await Promise.all(OWNERS.map((subject) => signIn(server.port, subject)))
})
afterAll(() => server[Symbol.asyncDispose]())

type Change = (owner: number, ids: readonly string[]) => { readonly user: string; readonly to: Role | null }

const each = (index: number, ids: readonly string[]) => ids[index] ?? ''

const CHANGES: readonly (readonly [string, Change])[] = [
  ['each gives the other another role', (own, ids) => ({ user: each(1 - own, ids), to: 'administrator' })],
  ['each removes the other', (own, ids) => ({ user: each(1 - own, ids), to: null })],
  ['each gives up their own role', (own, ids) => ({ user: each(own, ids), to: 'finance' })],
  ['each leaves the team', (own, ids) => ({ user: each(own, ids), to: null })],
]

/** Neither change goes on before both requests wait, so each has begun while there were two owners. */
async function bothAtOnce(subdomain: string, change: Change) {
  const members = Object.fromEntries(OWNERS.map((subject) => [subject, 'owner' as const]))
  const { account } = await seedAccount(server.databaseUrl, { subdomain, members })
  const teams = owners.map((client) => teamOf(client, account))
  const emails = ['danuta.wrona@example.org', 'michal.lipka@example.org']
  const ids = await Promise.all(emails.map((email) => teams[0]?.idOf(email) ?? ''))
  await using held = await hold(server.databaseUrl, `SELECT FROM membership WHERE account_id = '${account}'`)
  const answers = teams.map((team, own) => {
    const { user, to } = change(own, ids)
    return to === null ? team.remove(user) : team.change(user, to)
  })
  await standing(server.databaseUrl, 2)
  await held.letGo()
  const left = async () =>
    asOwner(server.databaseUrl, "SELECT FROM membership WHERE account_id = $1 AND role = 'owner'", [account])
  return { answers: await Promise.all(answers), owners: (await left()).length }
}

test.each(CHANGES)('%s: one change is made, the other refused, one owner stays', async (what, change) => {
  const { answers, owners } = await bothAtOnce(
    `dwoje-${CHANGES.findIndex(([name]) => name === what)}`,
    change,
  )
  expect(owners).toBe(1)
  const refused = answers.filter(({ status }) => status >= 300)
  expect(refused).toHaveLength(1)
  // Forbidden or not found: who was changed first has no right by then. A conflict: who changes only themselves.
  for (const { status } of refused) expect([403, 404, 409]).toContain(status)
})

test('a missing guard is detected: that changes of a team run one by one (lock_team)', async () => {
  await weaken(server.databaseUrl, 'lock_team', /FOR NO KEY UPDATE/)
  for (const [index, [, change]] of CHANGES.entries()) {
    const { owners } = await bothAtOnce(`bez-zamka-${index}`, change)
    expect(owners).toBe(0)
  }
})
