import { sql } from 'kysely'
import type { LedgerAmount } from '#domain/payment/balance.ts'
import { type EntryOf, ledgerKind } from '#domain/payment/ledger-entry.ts'
import { OPEN_PAYMENT_STATES, type PaymentState } from '#domain/payment/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

export interface NewPayment {
  readonly accountId: string
  readonly paymentId: string
  readonly registrationId: string
  readonly gateway: string
  readonly amount: number
  readonly pushed: boolean
}

/** How many payments of a registration have pushed the end of its time to pay. */
export async function countPushes(tx: Tx, registrationId: string): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('payment')
    .select(sql<number>`count(*)`.as('pushes'))
    .where('registrationId', '=', registrationId)
    .where('pushed', '=', true)
    .executeTakeFirstOrThrow()
  return row.pushes
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  await kysely(tx)
    .insertInto('payment')
    .values({ ...payment, state: 'created' })
    .execute()
}

/** Stores the gateway's transaction; nothing changes when the payment has ended meanwhile. */
export async function moveToPending(
  tx: Tx,
  paymentId: string,
  started: { readonly transactionId: string; readonly redirectUrl: string },
): Promise<void> {
  await kysely(tx)
    .updateTable('payment')
    .set({ ...started, state: 'pending', updatedAt: sql<string>`now()` })
    .where('paymentId', '=', paymentId)
    .where('state', 'in', OPEN_PAYMENT_STATES)
    .execute()
}

/** Guarded by the previous state. Call it under the registration's lock. */
export async function movePayment(
  tx: Tx,
  payment: { readonly paymentId: string; readonly transactionId: string; readonly from: PaymentState },
  to: PaymentState,
): Promise<void> {
  const { paymentId, transactionId, from } = payment
  await kysely(tx)
    .updateTable('payment')
    .set({ state: to, transactionId, updatedAt: sql<string>`now()` })
    .where('paymentId', '=', paymentId)
    .where('state', '=', from)
    .execute()
}

export async function findPayment(tx: Tx, paymentId: string) {
  return kysely(tx).selectFrom('payment').selectAll().where('paymentId', '=', paymentId).executeTakeFirst()
}

/** Payments that are being started or that the gateway may still settle, newest first. */
export async function listOpenPayments(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('payment')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .where('state', 'in', OPEN_PAYMENT_STATES)
    .orderBy('createdAt', 'desc')
    .execute()
}

/** As those, and payments with a notice from the gateway that has not been processed yet. */
export async function listUnsettledPayments(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('payment')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .where((eb) =>
      eb.or([
        eb('state', 'in', OPEN_PAYMENT_STATES),
        eb.exists(
          eb
            .selectFrom('gatewayNotice')
            .whereRef('gatewayNotice.paymentId', '=', 'payment.paymentId')
            .where('settledAt', 'is', null),
        ),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .execute()
}

export async function findNewestPayment(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('payment')
    .select(['paymentId', 'state', 'amount', 'createdAt', 'askedAt', 'redirectUrl'])
    .where('registrationId', '=', registrationId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Records that the gateway is being asked, for the payer, about payments in progress; false when it was asked a
 * moment ago, or nothing is in progress.
 */
export async function noteAsking(tx: Tx, registrationId: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE payment SET asked_at = now()
     WHERE registration_id = ${registrationId} AND state = ANY (${OPEN_PAYMENT_STATES}::text[])
       AND (asked_at IS NULL OR asked_at < now() - interval '2 seconds')
    RETURNING payment_id`.execute(kysely(tx))
  return rows.length > 0
}

/** Books what was paid; a second booking of the same payment changes nothing. */
export async function bookPayment(
  tx: Tx,
  entry: EntryOf<'payment'> & {
    readonly accountId: string
    readonly ledgerEntryId: string
    readonly registrationId: string
    readonly paymentId: string
  },
): Promise<void> {
  const { explanation, ...row } = entry
  await kysely(tx)
    .insertInto('ledgerEntry')
    .values({ ...row, explanation: jsonb(explanation) })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'paymentId']).where('kind', '=', 'payment').doNothing(),
    )
    .execute()
}

/** The sums of the ledger, kind by kind. Call it under the registration's lock. */
export async function sumLedger(tx: Tx, registrationId: string): Promise<LedgerAmount[]> {
  const rows = await kysely(tx)
    .selectFrom('ledgerEntry')
    .select(['kind', sql<number>`sum(amount)::bigint`.as('amount')])
    .where('registrationId', '=', registrationId)
    .groupBy('kind')
    .execute()
  return rows.map(({ kind, amount }) => ({ kind: ledgerKind.parse(kind), amount }))
}

/** Stores a notice for good; false when this gateway has sent it before. */
export async function keepNotice(
  tx: Tx,
  notice: {
    readonly gateway: string
    readonly noticeId: string
    readonly paymentId: string
    /** Null: it is about the payment itself. */
    readonly refundId: string | null
    readonly transactionId: string
    readonly body: Uint8Array
  },
): Promise<boolean> {
  const result = await kysely(tx)
    .insertInto('gatewayNotice')
    .values({ ...notice, body: Buffer.from(notice.body) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) === 1n
}

/** A notice that is not settled yet. */
export async function findNotice(tx: Tx, gateway: string, noticeId: string) {
  return kysely(tx)
    .selectFrom('gatewayNotice')
    .select(['paymentId', 'transactionId', 'refundId'])
    .where('gateway', '=', gateway)
    .where('noticeId', '=', noticeId)
    .where('settledAt', 'is', null)
    .executeTakeFirst()
}

/** Unsettled notices older than a minute; in random order, so that each has its turn. */
export async function listUnsettledNotices(tx: Tx, atMost: number) {
  const { rows } = await sql<{ account: string; gateway: string; noticeId: string }>`
    SELECT cross_tenant.account_of_payment(payment_id) AS account, gateway, notice_id FROM gateway_notice
     WHERE settled_at IS NULL AND received_at < now() - interval '1 minute'
     ORDER BY random() LIMIT ${atMost}`.execute(kysely(tx))
  return rows
}

export async function markNoticeSettled(tx: Tx, gateway: string, noticeId: string): Promise<void> {
  await kysely(tx)
    .updateTable('gatewayNotice')
    .set({ settledAt: sql<string>`now()` })
    .where('gateway', '=', gateway)
    .where('noticeId', '=', noticeId)
    .execute()
}

/** Cross-tenant: a notice comes before its account is known. */
export async function findAccountOfPayment(tx: Tx, paymentId: string): Promise<string | null> {
  const { rows } = await sql<{ account: string | null }>`
    SELECT cross_tenant.account_of_payment(${paymentId}) AS account`.execute(kysely(tx))
  return rows[0]?.account ?? null
}

/** Whether what is paid for is a registration of a test, for which no real money moves. */
export async function isOfTest(tx: Tx, registrationId: string): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom('registration')
    .select('isTest')
    .where('registrationId', '=', registrationId)
    .executeTakeFirst()
  return row?.isTest ?? false
}
