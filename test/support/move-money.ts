import { asOwner } from './owner.ts'

/** Some are late, one in seven has paid too much, and one in four waits for a refund, half of them in a package. */
export async function moveMoney(databaseUrl: string): Promise<void> {
  await asOwner(
    databaseUrl,
    `UPDATE registration_revision SET due = '[{"name": "Całość", "amount": 20000, "until": "2026-01-02T23:59:59"}]'
      WHERE registration_id IN (SELECT registration_id FROM registration WHERE state = 'awaiting_payment')`,
  )
  await asOwner(
    databaseUrl,
    `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
     SELECT account_id, uuidv7(), registration_id, 'payment', -100 - (n % 700), jsonb_build_object('code', 'paid_by_hand',
              'way', 'cash', 'day', to_char(date '2026-01-01' + (n % 200)::integer, 'YYYY-MM-DD'), 'note', NULL)
       FROM (SELECT *, row_number() OVER () AS n FROM registration) r WHERE n % 7 = 0`,
  )
  await asOwner(
    databaseUrl,
    `INSERT INTO refund (account_id, refund_id, registration_id, event_id, state, amount, reason, requested_by,
       idempotency_key, request_hash, created_at)
     SELECT account_id, uuidv7(), registration_id, event_id, (ARRAY['awaiting_confirmation', 'needs_account'])[1 + n % 2],
            100, 'x', 'x', gen_random_uuid(), '', now() - make_interval(secs => n)
       FROM (SELECT *, row_number() OVER () AS n FROM registration) r WHERE n % 4 = 0`,
  )
}

/** Each refund that waits for an account is in a package of its own. */
export async function packRefunds(databaseUrl: string): Promise<void> {
  await asOwner(
    databaseUrl,
    `WITH made AS (
       INSERT INTO transfer_package (account_id, transfer_package_id, event_id, state, from_account, amount, transfers,
         prepared_by, preparer, needs_second)
       SELECT account_id, refund_id, event_id, 'open', 'PL61109010140000071219812874', 100, 1, refund_id, 'x', false
         FROM refund WHERE state = 'needs_account' RETURNING account_id, transfer_package_id)
     INSERT INTO transfer_item (account_id, transfer_package_id, refund_id, position, amount, state)
     SELECT account_id, transfer_package_id, transfer_package_id, 0, 100, 'open' FROM made`,
  )
}
