import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AGREEMENT_RULES } from '#server/features/reconciliation/rules-of-agreements.queries.ts'
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

type Rule = keyof typeof AGREEMENT_RULES | keyof typeof CHANGE_RULES

/** For each rule a fault that only a missing guard could cause; for rules of all registrations one of a change. */
const PLANTED: Readonly<Record<Rule, string>> & Readonly<Record<string, string>> = {
  'agreements follow one another from the order on': `DELETE FROM registration_revision WHERE kind = 'ordered'`,
  'each agreement is in the history, and nothing else is agreed there': `
    DELETE FROM registration_revision WHERE kind = 'cancelled'`,
  'lines and parts of each agreement add up to its total': `
    UPDATE registration_revision SET lines = lines - 0 WHERE position = 1`,
  'what was agreed last is charged, and stands': `DELETE FROM registration_revision WHERE kind = 'changed'`,
  'who was agreed last takes part': `
    UPDATE registration_revision SET draft = jsonb_set(draft, '{people,0,ref}', '"nobody"') WHERE kind = 'changed'`,
  'a refused approval has a reason': `
    UPDATE registration SET state = 'awaiting_approval', is_refused = true`,
  'changes follow one another, and the history has each': 'UPDATE registration SET revision = revision + 1',
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

test('the audit finds no fault in a sound database with changes', async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

for (const [rule, fault] of Object.entries(PLANTED)) {
  test(`a broken rule is detected: ${rule}`, async () => {
    await client.query('BEGIN')
    await client.query(fault)
    const faults = await findFaults(client)
    await client.query('ROLLBACK')
    expect(faults.map((found) => found.split(': ')[0])).toContain(rule)
  })
}

test('a price from before the payment is no excuse: only what a confirmed registration had to pay counts', async () => {
  await client.query('BEGIN')
  await client.query(
    `UPDATE audit_entry SET details = jsonb_set(details, '{before}', '{"state": "awaiting_payment", "firstDue": 1}')
      WHERE action = 'registration.changed'`,
  )
  await client.query(PLANTED['the state follows the money'] ?? '')
  const faults = await findFaults(client)
  await client.query('ROLLBACK')
  expect(faults.map((found) => found.split(': ')[0])).toContain('the state follows the money')
})
