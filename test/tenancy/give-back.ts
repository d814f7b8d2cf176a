import { randomUUID } from 'node:crypto'
import { requestRefund } from '#contract/refunds.ts'
import { outputOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import type { TestServer } from '#test/support/server.ts'

/** A payment for a free registration, partly refunded and partly waiting for decisions. */
export async function giveBack(
  server: TestServer,
  owner: Client,
  params: { readonly accountId: string; readonly eventId: string; readonly registrationId: string },
) {
  await asOwner(
    server.databaseUrl,
    `WITH paid AS (
       INSERT INTO payment (account_id, payment_id, registration_id, gateway, state, amount, transaction_id)
       VALUES ($1, gen_random_uuid(), $2, 'test', 'succeeded', 50000, 't-spare') RETURNING *)
     INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, payment_id, explanation)
     SELECT account_id, gen_random_uuid(), registration_id, 'payment', -amount, payment_id,
            '{"code": "paid_online", "gateway": "test", "transaction": "t-spare"}' FROM paid`,
    [params.accountId, params.registrationId],
  )
  const body = { payment: null, amount: 100, reason: 'Nadpłata' }
  outputOf(requestRefund, await owner.ask(requestRefund, { params, body, key: randomUUID() }))
  const [confirmedRefund, withheldRefund, handedRefund] = [randomUUID(), randomUUID(), randomUUID()]
  await asOwner(
    server.databaseUrl,
    `INSERT INTO refund (account_id, refund_id, registration_id, state, amount, reason, requested_by, idempotency_key, request_hash)
     SELECT $1, r.id::uuid, $2, r.state, 100, 'Zmiana', 'system', gen_random_uuid(), ''
       FROM jsonb_to_recordset($3) AS r(id text, state text)`,
    [
      params.accountId,
      params.registrationId,
      JSON.stringify([
        { id: confirmedRefund, state: 'awaiting_confirmation' },
        { id: withheldRefund, state: 'awaiting_confirmation' },
        { id: handedRefund, state: 'needs_account' },
        { id: randomUUID(), state: 'needs_account' },
      ]),
    ],
  )
  return { confirmedRefund, withheldRefund, handedRefund }
}
