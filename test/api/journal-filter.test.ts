import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { listJournal } from '#contract/journal.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

/** The journal by person, by what it is about, and by days. */

let server: TestServer
let account: string
let owner: Client

beforeAll(async () => {
  server = await startTestServer({ runs: { web: true, worker: false } })
  const members = { 'danuta-wrona': 'owner' } as const
  account = (await seedAccount(server.databaseUrl, { subdomain: 'dziennik', members })).account
  await asOwner(server.databaseUrl, 'DELETE FROM audit_entry')
  owner = await signIn(server.port, 'danuta-wrona')
  for (const [actor, action, at] of ENTRIES)
    await asOwner(
      server.databaseUrl,
      'INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, at) VALUES ($1, uuidv7(), $2, $3, $4)',
      [account, actor, action, at],
    )
})
afterAll(() => server[Symbol.asyncDispose]())

/** At 23:30 UTC it is the next day in Poland already. */
const ENTRIES = [
  ['Ewa Sowa', 'registration.changed', '2026-06-01T10:00:00Z'],
  ['registrant', 'registration.created', '2026-06-01T23:30:00Z'],
  ['gateway:test', 'payment.succeeded', '2026-06-02T10:00:00Z'],
  ['gateway:other', 'payment.failed', '2026-06-02T11:00:00Z'],
  ['Ewa Sowa', 'refund.requested', '2026-06-02T21:59:59Z'],
  ['Danuta Wrona', 'member.role_changed', '2026-06-03T10:00:00Z'],
] as const

const found = async (query: z.input<typeof listJournal.query>) =>
  outputOf(listJournal, await owner.ask(listJournal, { params: { accountId: account }, query })).entries.map(
    ({ action }) => action,
  )

test.each([
  [{ actor: 'Ewa Sowa' }, ['refund.requested', 'registration.changed']],
  [{ actor: 'Ewa' }, []],
  [{ actor: 'gateway' }, ['payment.failed', 'payment.succeeded']],
  [{ kind: 'money' as const }, ['refund.requested', 'payment.failed', 'payment.succeeded']],
  [{ kind: 'account' as const }, ['member.role_changed']],
  [{ kind: 'check_in' as const }, []],
  [{ actor: 'Ewa Sowa', kind: 'money' as const }, ['refund.requested']],
  [{ to: '2026-06-01' }, ['registration.changed']],
  [
    { from: '2026-06-02', to: '2026-06-02' },
    ['refund.requested', 'payment.failed', 'payment.succeeded', 'registration.created'],
  ],
  [{ from: '2026-06-03' }, ['member.role_changed']],
])('%j', async (query, actions) => {
  expect(await found(query)).toEqual(actions)
})

test.each([{ kind: 'weather' }, { from: '2026-02-30' }, { actor: '' }])('%j is refused', async (query) => {
  const search = new URLSearchParams(Object.entries(query)).toString()
  problemOf('invalid_input', await owner.call(`/v1/accounts/${account}/journal?${search}`))
})

test('a filtered journal has pages too', async () => {
  await asOwner(
    server.databaseUrl,
    `INSERT INTO audit_entry (account_id, audit_entry_id, actor, action)
     SELECT $1, uuidv7(), 'Jan Słowik', 'limit.changed' FROM generate_series(1, 60)`,
    [account],
  )
  await asOwner(
    server.databaseUrl,
    'INSERT INTO audit_entry (account_id, audit_entry_id, actor, action) VALUES ($1, uuidv7(), $2, $3)',
    [account, `ktoś ${randomUUID()}`, 'ticket.used'],
  )
  const ask = async (after?: string) => {
    const query = { actor: 'Jan Słowik', ...(after === undefined ? {} : { after }) }
    return outputOf(listJournal, await owner.ask(listJournal, { params: { accountId: account }, query }))
  }
  const first = await ask()
  expect(first.entries).toHaveLength(50)
  const second = await ask(first.next ?? '')
  expect(second.entries).toHaveLength(10)
  expect(second.next).toBeNull()
})
