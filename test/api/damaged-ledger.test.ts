import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { getPanelRegistration, listRegistrations } from '#contract/panel.ts'
import { createRegistration, getRegistration } from '#contract/site.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server-process.ts'

/** A row of the ledger that cannot be read, in a server of its own: it writes what it finds into its log. */

const SLUG = 'wycieczka'

let database: TestDatabase
let server: ServerProcess
let staff: Client
let visitor: Client
let params: { accountId: string; eventId: string }

beforeAll(async () => {
  database = await createTestDatabase()
  const members = { 'danuta-wrona': 'owner' } as const
  const { account, host } = await seedAccount(database.url, { subdomain: 'borow', members })
  const definition = outing()
  params = {
    accountId: account,
    eventId: await seedEvent(database.url, account, { slug: SLUG, definition }),
  }
  server = await startServerProcess(database.url, { RUNS: 'web' })
  staff = await signIn(server.port, 'danuta-wrona')
  visitor = new Client(server.port, host)
  await visitor.open()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await database.drop()
})

const logLine = z.looseObject({ level: z.number(), err: z.looseObject({ message: z.string() }) })

/** Logged errors that name an entry. */
const errorsAbout = (entry: string) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes(entry))
    .map((line) => logLine.parse(JSON.parse(line)))

test('a damaged entry is an error with its id in the log, not a sum: for the payer, the staff and the audit', async () => {
  const order = { params: { slug: SLUG }, body: orderOf('ewa'), key: randomUUID() }
  const { token } = outputOf(createRegistration, await visitor.ask(createRegistration, order))
  const [row] = await asOwner<{ entry: string; registration: string }>(
    database.url,
    'SELECT ledger_entry_id AS entry, registration_id AS registration FROM ledger_entry',
  )
  if (!row) throw new Error('Nothing was booked.')
  const look = () => visitor.ask(getRegistration, { params: { token } })
  outputOf(getRegistration, await look())

  await asOwner(database.url, `UPDATE ledger_entry SET explanation = '{"code": "bonus"}'`)
  problemOf('internal', await look())
  const asked = { params: { ...params, registrationId: row.registration } }
  problemOf('internal', await staff.ask(getPanelRegistration, asked))
  problemOf('internal', await staff.ask(listRegistrations, { params }))
  // The output of the server's process reaches this one a moment after its answers.
  await expect.poll(() => errorsAbout(row.entry).map(({ level }) => level)).toEqual([50, 50, 50])
  expect(errorsAbout(row.entry)[0]?.err.message).toContain(`Entry ${row.entry} of the ledger cannot be read.`)
  expect(await audit(database.url)).toEqual([
    expect.stringMatching(`^an entry of the ledger has a code of its kind: .*${row.entry}.*bonus`),
  ])
})
