import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AGREEMENT_RULES } from '#server/features/reconciliation/rules-of-agreements.queries.ts'
import type { CHANGE_RULES } from '#server/features/reconciliation/rules-of-changes.queries.ts'
import { pay, tellRefunds } from '#test/support/gateway.ts'
import { runJobs } from '#test/support/owner.ts'
import { giveBack, letBankDecide, payTwice, staffOf } from '#test/support/refunds.ts'
import {
  letExpire,
  type Registered,
  register,
  startPayment,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { audit, findFaults } from './audit.ts'
import type { AUDIT_RULES } from './audit-rules.ts'
import { order, smallEvent } from './small-event.ts'

const PRICE = 12_000

let site: TestSite
let client: pg.Client
let paid: Registered

/**
 * A sound database with one registration of each kind: paid, about to be paid, expired, and one that was paid
 * twice, of which a part went back by the gateway, a part by hand, and a part is on its way.
 */
beforeAll(async () => {
  site = await startTestSite({ definition: smallEvent({ pools: { event: 9 }, price: PRICE }) })
  paid = await register(site, order(1, 2, PRICE))
  await pay(site, paid)
  await letExpire(site, await register(site, order(2, 1, PRICE)))
  await startPayment(site, await register(site, order(3, 1, PRICE)))
  await overpay(await register(site, order(4, 1, PRICE)))
  client = new pg.Client(site.server.databaseUrl)
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await site?.[Symbol.asyncDispose]()
})

async function overpay(family: Registered) {
  const staff = await staffOf(site)
  const [first, second] = await payTwice(site, family)
  await giveBack(staff, site, family, { payment: first, amount: 5_000 })
  await giveBack(staff, site, family, { payment: null, amount: 1_000 })
  await letBankDecide(site)
  await tellRefunds(site, second, 'wait')
  await giveBack(staff, site, family, { payment: second, amount: 6_000 })
  await runJobs(site.server.databaseUrl)
}

const of = (state: string) =>
  `(SELECT registration_id FROM registration WHERE state = '${state}' ORDER BY created_at LIMIT 1)`
const entry = (state: string, kind: string, amount: number) => `
  INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount)
  SELECT account_id, gen_random_uuid(), registration_id, '${kind}', ${amount} FROM registration WHERE state = '${state}'`

/** A collection with a donation that has brought nothing. */
const GIVEN = `
  WITH c AS (INSERT INTO collection (account_id, collection_id, slug, title, cover)
    SELECT account_id, gen_random_uuid(), 'dom', 'Dom', 'fields' FROM account LIMIT 1 RETURNING account_id, collection_id),
  d AS (INSERT INTO donation (account_id, donation_id, collection_id, amount, email, gateway, state, idempotency_key,
      request_hash, asked_from)
    SELECT account_id, gen_random_uuid(), collection_id, 5000, 'x@example.org', 'test', 'failed', gen_random_uuid(),
      '', '' FROM c RETURNING account_id, donation_id, collection_id)`

/** In `audit-of-changes.test.ts`. */
type PlantedElsewhere = keyof typeof AGREEMENT_RULES | keyof typeof CHANGE_RULES

/** For each rule a fault that only a missing guard could cause. */
const PLANTED: Readonly<Record<Exclude<keyof typeof AUDIT_RULES, PlantedElsewhere>, string>> = {
  'a donation is booked once, exactly when it succeeded': `
    WITH c AS (INSERT INTO collection (account_id, collection_id, slug, title, cover)
      SELECT account_id, gen_random_uuid(), 'dom', 'Dom', 'fields' FROM account LIMIT 1 RETURNING account_id, collection_id)
    INSERT INTO donation (account_id, donation_id, collection_id, amount, email, gateway, state, idempotency_key,
      request_hash, asked_from)
    SELECT account_id, gen_random_uuid(), collection_id, 5000, 'x@example.org', 'test', 'succeeded', gen_random_uuid(),
      '', '' FROM c`,
  'a refund of a donation is booked once, exactly when it succeeded': `${GIVEN}
    INSERT INTO donation_refund (account_id, donation_refund_id, donation_id, by_hand, state, amount, reason, requested_by)
    SELECT account_id, gen_random_uuid(), donation_id, true, 'succeeded', 5000, 'Pomyłka', 'nobody' FROM d`,
  'no more of a donation goes back than has come': `${GIVEN}, r AS (
    INSERT INTO donation_refund (account_id, donation_refund_id, donation_id, by_hand, state, amount, reason, requested_by)
    SELECT account_id, gen_random_uuid(), donation_id, true, 'succeeded', 5000, 'Pomyłka', 'nobody' FROM d RETURNING *)
    INSERT INTO donation_entry (account_id, donation_entry_id, collection_id, donation_id, kind, amount, explanation,
      donation_refund_id)
    SELECT r.account_id, gen_random_uuid(), d.collection_id, d.donation_id, 'donation_refund', -5000, '{}',
      r.donation_refund_id FROM r JOIN d USING (account_id, donation_id)`,
  'a pool counts what is claimed of it': 'UPDATE capacity_pool SET taken = taken + 1',
  'no pool is sold over its limit': 'UPDATE capacity_pool SET capacity = 2',
  'above the limit a pool stands only as far as somebody decided': 'UPDATE capacity_pool SET over = 1',
  'a pool counts who waits for it': 'UPDATE capacity_pool SET waiting = 1',
  'an offer is held exactly while it stands': `
    INSERT INTO waiting_entry (account_id, waiting_entry_id, event_id, state, version, size, wishes, draft,
      contact_first_name, contact_last_name, contact_email, contact_phone, token_hash, idempotency_key, request_hash)
    SELECT account_id, gen_random_uuid(), event_id, 'offered', version, 1, '[{"size": 1, "claims": []}]', '{}',
      '', '', '', '', token_hash, idempotency_key, request_hash FROM registration WHERE state = 'confirmed'`,
  'an allotment gives out what it has set aside': `
    INSERT INTO allotment (account_id, allotment_id, event_id, name, part_of, pool_key, created_by)
    SELECT account_id, gen_random_uuid(), event_id, 'Biuro', 'event', 'event/biuro', 'nobody' FROM event`,
  'who holds places claims what was agreed, nobody else claims anything': `
    UPDATE capacity_claim SET holder_id = ${of('expired')} WHERE holder_id = ${of('confirmed')}`,
  'a claim is of a registration, a hold or an allotment': `
    UPDATE capacity_claim SET holder_id = gen_random_uuid() WHERE holder_id = ${of('confirmed')}`,
  'the people of an event are its places claimed': `
    INSERT INTO participant (account_id, participant_id, registration_id, position, ref, first_name, last_name)
    SELECT account_id, gen_random_uuid(), registration_id, 9, 'p9', 'Jan', 'Nadliczbowy' FROM registration
     WHERE state = 'awaiting_payment'`,
  'a key makes one registration': `
    ALTER TABLE registration DROP CONSTRAINT registration_account_id_event_id_idempotency_key_key;
    UPDATE registration SET idempotency_key = '${randomUUID()}'`,
  'a registration is written whole': `DELETE FROM audit_entry WHERE action = 'registration.created'`,
  'what is owed follows the state': entry('expired', 'correction', PRICE),
  'the state follows the money': `UPDATE registration SET state = 'awaiting_payment' WHERE state = 'confirmed'`,
  'money of an expired registration is known to have come too late': entry('expired', 'payment', -PRICE),
  'a payment is booked once, exactly when it succeeded': `
    DROP INDEX ledger_entry_once_a_payment;
    INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, payment_id)
    SELECT account_id, gen_random_uuid(), registration_id, kind, amount, payment_id
      FROM ledger_entry WHERE kind = 'payment'`,
  'an entry of the ledger has a code of its kind': `UPDATE ledger_entry SET explanation = '{}' WHERE kind = 'payment'`,
  'a reversal takes back one whole booking by hand': `
    INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
    SELECT account_id, gen_random_uuid(), registration_id, kind, -amount,
           jsonb_build_object('code', 'payment_reversed', 'entry', ledger_entry_id, 'reason', 'Pomyłka')
      FROM ledger_entry WHERE kind = 'payment'`,
  'money that was moved has left one registration of the event and come to another': `
    INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
    SELECT account_id, gen_random_uuid(), registration_id, kind, -amount,
           '{"code": "moved_away", "to": "ZG-NIKT", "reason": "Pomyłka"}'
      FROM ledger_entry WHERE kind = 'payment'`,
  'money in the ledger is of a payment': `UPDATE ledger_entry SET payment_id = NULL WHERE kind = 'payment'`,
  'what the gateway took is here': `UPDATE test_gateway.transaction SET status = 'succeeded'`,
  'a refund is booked once, exactly when it succeeded': `UPDATE refund SET state = 'succeeded'`,
  'money back in the ledger is of a refund': `
    UPDATE ledger_entry SET refund_id = gen_random_uuid() WHERE kind = 'refund'`,
  'a payment gives back no more than it brought':
    'UPDATE refund SET amount = 12001 WHERE payment_id IS NOT NULL',
  'no more goes back than has come': `UPDATE refund SET amount = 24000 WHERE state = 'sent'`,
  // As if a change or a resignation had released it and no refund had been requested.
  'money that was promised back is asked for': entry('confirmed', 'correction', -PRICE),
  'what the gateway gave back is here, and nothing else': `UPDATE test_gateway.refund SET status = 'succeeded'`,
  'the gateway gave back once what was asked for once': `
    INSERT INTO test_gateway.refund SELECT refund_id || '-', transaction_id, reference, amount FROM test_gateway.refund`,
  'money on its way back is looked after': 'DELETE FROM graphile_worker._private_jobs',
  'everybody of a confirmed registration has a ticket, nobody else has': `
    DELETE FROM ticket WHERE participant_id IN (SELECT participant_id FROM participant WHERE position = 0)`,
  'a ticket is used when a scan has let it in, once': 'UPDATE ticket SET used_at = now()',
  'the numbers of an event are those of its rows': `
    INSERT INTO event_count_change (account_id, event_id, day, people)
    SELECT account_id, event_id, '2026-01-02', 1 FROM event`,
  'the sums of the money of an event are those of its rows': `
    INSERT INTO money_sum SELECT account_id, event_id, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM event
    ON CONFLICT (account_id, event_id) DO UPDATE SET owed = money_sum.owed + 1`,
  'the sums of the payments of an event are those of its rows': `
    INSERT INTO payment_sum (account_id, event_id, day, way, payments, amount)
    SELECT account_id, event_id, '2026-01-02', 'cash', 1, 100 FROM event`,
  'the time to pay has an end': 'DELETE FROM graphile_worker._private_jobs',
}

test('the audit finds no fault in a sound database', async () => {
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

test('the audit finds acknowledged registrations that are not stored, and the reverse', async () => {
  const faults = await audit(site.server.databaseUrl, [{ key: randomUUID(), number: paid.number }])
  expect(faults.map((found) => found.split(': ')[0])).toEqual([
    'an acknowledged registration exists',
    ...Array(4).fill('a stored registration was acknowledged'),
  ])
})

test('the database itself rejects a second entry of a refund', async () => {
  const again = `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, payment_id, refund_id)
    SELECT account_id, gen_random_uuid(), registration_id, kind, amount, payment_id, refund_id FROM ledger_entry
     WHERE kind = 'refund'`
  await expect(client.query(again)).rejects.toThrow(/ledger_entry_once_a_refund/)
})

test('the database itself rejects a second entry of a payment', async () => {
  const again = `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, payment_id)
    SELECT account_id, gen_random_uuid(), registration_id, kind, amount, payment_id FROM ledger_entry WHERE kind = 'payment'`
  await expect(client.query(again)).rejects.toThrow(/ledger_entry_once_a_payment/)
})
