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
  const typedRefund = randomUUID()
  await asOwner(
    server.databaseUrl,
    `INSERT INTO refund (account_id, refund_id, registration_id, event_id, state, amount, reason, requested_by, idempotency_key, request_hash)
     SELECT $1, r.id::uuid, $2, $4, r.state, 100, 'Zmiana', 'system', gen_random_uuid(), ''
       FROM jsonb_to_recordset($3) AS r(id text, state text)`,
    [
      params.accountId,
      params.registrationId,
      JSON.stringify([
        { id: confirmedRefund, state: 'awaiting_confirmation' },
        { id: withheldRefund, state: 'awaiting_confirmation' },
        { id: handedRefund, state: 'needs_account' },
        { id: typedRefund, state: 'needs_account' },
      ]),
      params.eventId,
    ],
  )
  const packages = await preparePackages(server, { ...params, refundId: typedRefund })
  return { confirmedRefund, withheldRefund, handedRefund, typedRefund, ...packages }
}

/** Packages for the bank that another person has prepared; the one to be read has a transfer without an account. */
async function preparePackages(
  server: TestServer,
  {
    accountId,
    eventId,
    refundId,
  }: { readonly accountId: string; readonly eventId: string; readonly refundId: string },
) {
  const ids = { package: randomUUID(), sentPackage: randomUUID(), withdrawnPackage: randomUUID() }
  await asOwner(
    server.databaseUrl,
    `INSERT INTO transfer_package (account_id, transfer_package_id, event_id, state, from_account, amount, transfers,
       prepared_by, preparer, needs_second)
     SELECT $1, id, $2, 'open', 'PL61109010140000071219812874', 100, 1, gen_random_uuid(), 'Ola', false
       FROM unnest($3::uuid[]) AS id`,
    [accountId, eventId, Object.values(ids)],
  )
  await asOwner(
    server.databaseUrl,
    `INSERT INTO transfer_item (account_id, transfer_package_id, refund_id, position, amount, state)
     VALUES ($1, $2, $3, 0, 100, 'withdrawn')`,
    [accountId, ids.package, refundId],
  )
  return ids
}
