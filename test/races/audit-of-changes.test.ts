import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CHANGE_RULES } from '#server/features/reconciliation/rules-of-changes.queries.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { pay } from '#test/support/gateway.ts'
import { changeTo, orderOf, outing } from '#test/support/outing.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { audit, findFaults } from './audit.ts'

let site: TestSite
let client: pg.Client

/** A sound database: one that was paid and then changed, one that was called off. */
beforeAll(async () => {
  site = await startTestSite({ definition: outing() })
  const changed = await register(site, orderOf('ewa+', 'jan'))
  await pay(site, changed)
  await sendChange(site, changed, changeTo(1, 'ewa+', 'ola+', 'iga'))
  await sendCancel(site, await register(site, orderOf('ala')))
  client = new pg.Client(site.server.databaseUrl)
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await site?.[Symbol.asyncDispose]()
})

/** For each rule a fault that only a missing guard could make; for rules of all registrations one of a change. */
const PLANTED: Readonly<Record<keyof typeof CHANGE_RULES, string>> & Readonly<Record<string, string>> = {
  'changes follow one another, and the history has each': 'UPDATE registration SET revision = revision + 1',
  'lines and dues add up to what was agreed': `UPDATE registration SET lines = lines - 0`,
  'lines are of people who take part': `UPDATE participant SET left_at = now() WHERE ref = 'iga'`,
  'who has left has no ticket that lets in': 'UPDATE ticket SET void_at = NULL',
  'who has entered leaves by the staff alone, and hands no place over': 'UPDATE ticket SET used_at = now()',
  'what was called off is in the history, once': `DELETE FROM audit_entry WHERE action = 'registration.cancelled'`,
  'what is kept was paid, and the history says how much': `
    INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount)
    SELECT account_id, gen_random_uuid(), registration_id, 'kept', 1 FROM registration`,
  'a fee is in the history, and who has ended owes none': `
    INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount)
    SELECT account_id, gen_random_uuid(), registration_id, 'fee', 1 FROM registration`,
  'a registration is written whole': `UPDATE ledger_entry SET amount = amount - 1 WHERE explanation->>'code' = 'changed'`,
  'the state follows the money': 'UPDATE ledger_entry SET amount = -11499 WHERE payment_id IS NOT NULL',
  'everybody of a confirmed registration has a ticket, nobody else has': `
    DELETE FROM ticket WHERE participant_id IN (SELECT participant_id FROM participant WHERE ref = 'iga')`,
  'the people of an event are its places claimed': `UPDATE participant SET left_at = NULL`,
}

test('a sound database with changes is found to be sound', async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

for (const [rule, fault] of Object.entries(PLANTED)) {
  test(`the audit sees when it is broken: ${rule}`, async () => {
    await client.query('BEGIN')
    await client.query(fault)
    const faults = await findFaults(client)
    await client.query('ROLLBACK')
    expect(faults.map((found) => found.split(': ')[0])).toContain(rule)
  })
}
