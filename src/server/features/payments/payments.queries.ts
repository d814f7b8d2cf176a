import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

export interface NewPayment {
  readonly accountId: string
  readonly paymentId: string
  readonly registrationId: string
  readonly gateway: string
  readonly amount: number
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  await kysely(tx)
    .insertInto('payment')
    .values({ ...payment, state: 'created' })
    .execute()
}

export async function moveToPending(
  tx: Tx,
  paymentId: string,
  started: { readonly transactionId: string; readonly redirectUrl: string },
): Promise<void> {
  await kysely(tx)
    .updateTable('payment')
    .set({ ...started, state: 'pending', updatedAt: sql<string>`now()` })
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'created')
    .execute()
}

/** Guarded by what the state was: false when somebody else has moved it. */
export async function movePayment(tx: Tx, paymentId: string, from: string, to: string): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('payment')
    .set({ state: to, updatedAt: sql<string>`now()` })
    .where('paymentId', '=', paymentId)
    .where('state', '=', from)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
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
    .where('state', 'in', ['created', 'pending'])
    .orderBy('createdAt', 'desc')
    .execute()
}

export async function findNewestPayment(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('payment')
    .select(['state', 'redirectUrl'])
    .where('registrationId', '=', registrationId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Books what has come; a second booking of the same payment changes nothing. */
export async function bookPayment(
  tx: Tx,
  entry: {
    readonly accountId: string
    readonly ledgerEntryId: string
    readonly registrationId: string
    readonly paymentId: string
    /** Grosze, positive; the ledger holds it negative. */
    readonly amount: number
    readonly explanation: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  const { amount, explanation, ...keys } = entry
  await kysely(tx)
    .insertInto('ledgerEntry')
    .values({ ...keys, kind: 'payment', amount: -amount, explanation: jsonb(explanation) })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'paymentId']).where('kind', '=', 'payment').doNothing(),
    )
    .execute()
}

/** Grosze still owed; below zero when too much has come. Call it under the registration's lock. */
export async function sumBalance(tx: Tx, registrationId: string): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('ledgerEntry')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('balance'))
    .where('registrationId', '=', registrationId)
    .executeTakeFirstOrThrow()
  return row.balance
}

/** Grosze that came and stayed. Call it under the registration's lock. */
export async function sumPaid(tx: Tx, registrationId: string): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('ledgerEntry')
    .select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as('paid'))
    .where('registrationId', '=', registrationId)
    .where('kind', 'in', ['payment', 'refund'])
    .executeTakeFirstOrThrow()
  return row.paid
}

/** Keeps a notice for good; false when this gateway has sent it before. */
export async function keepNotice(
  tx: Tx,
  notice: {
    readonly gateway: string
    readonly noticeId: string
    readonly paymentId: string
    readonly body: string
  },
): Promise<boolean> {
  const result = await kysely(tx)
    .insertInto('gatewayNotice')
    .values({ ...notice, body: sql<string>`${notice.body}::jsonb` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) === 1n
}

export async function findNotice(tx: Tx, gateway: string, noticeId: string) {
  return kysely(tx)
    .selectFrom('gatewayNotice')
    .select(['paymentId', 'settledAt'])
    .where('gateway', '=', gateway)
    .where('noticeId', '=', noticeId)
    .executeTakeFirst()
}

export async function markNoticeSettled(tx: Tx, gateway: string, noticeId: string): Promise<void> {
  await kysely(tx)
    .updateTable('gatewayNotice')
    .set({ settledAt: sql<string>`now()` })
    .where('gateway', '=', gateway)
    .where('noticeId', '=', noticeId)
    .execute()
}

/** A gate: a notice comes before its account is known. */
export async function findAccountOfPayment(tx: Tx, paymentId: string): Promise<string | null> {
  const { rows } = await sql<{ account: string | null }>`
    SELECT gate.account_of_payment(${paymentId}) AS account`.execute(kysely(tx))
  return rows[0]?.account ?? null
}
