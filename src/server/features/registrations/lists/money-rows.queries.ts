import { sql } from 'kysely'
import type { MoneyStanding } from '#domain/payment/money-standing.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

interface OfRegistration {
  readonly registrationId: string
  readonly eventId: string
}

export interface NewMoneyRow extends OfRegistration, MoneyStanding {
  readonly doubt: string | null
  readonly doubtAmount: number | null
  readonly doubtAt: string | null
}

export interface NewPaymentRow extends OfRegistration {
  readonly rowId: string
  /** ISO. */
  readonly day: string
  readonly at: string
  readonly way: string
  readonly state: 'booked' | 'reversed' | 'pending' | 'failed' | 'foreign'
  /** Grosze that have come. */
  readonly amount: number
}

export async function listSumsOfRefunds(tx: Tx, registrationIds: readonly string[]) {
  if (registrationIds.length === 0) return []
  return kysely(tx)
    .selectFrom('refund')
    .select(['registrationId', 'state', 'amount'])
    .where('registrationId', 'in', registrationIds)
    .execute()
}

/** What somebody has found to be right. */
export async function listSettledDoubts(tx: Tx, registrationIds: readonly string[]) {
  if (registrationIds.length === 0) return []
  return kysely(tx)
    .selectFrom('moneySettled')
    .select(['registrationId', 'doubt', 'amount'])
    .where('registrationId', 'in', registrationIds)
    .execute()
}

/** Payments that a gateway knows and that are not in the ledger. */
export async function listUnbookedPayments(tx: Tx, registrationIds: readonly string[]) {
  if (registrationIds.length === 0) return []
  return kysely(tx)
    .selectFrom('payment')
    .select(['paymentId', 'registrationId', 'gateway', 'state', 'amount', 'createdAt'])
    .where('registrationId', 'in', registrationIds)
    .where('state', '<>', 'succeeded')
    .where('transactionId', 'is not', null)
    .execute()
}
export type UnbookedPayment = Awaited<ReturnType<typeof listUnbookedPayments>>[number]

/** Puts these rows in the place of those of the registrations. */
export async function replaceMoneyRows(
  tx: Tx,
  account: string,
  registrationIds: readonly string[],
  rows: readonly NewMoneyRow[],
): Promise<void> {
  if (registrationIds.length === 0) return
  await kysely(tx).deleteFrom('moneyRow').where('registrationId', 'in', registrationIds).execute()
  await sql`
    INSERT INTO money_row (account_id, registration_id, event_id, owed, received, kept, to_pay, overdue, overdue_since,
           surplus, set_aside, doubt, doubt_amount, doubt_at)
    SELECT ${account}::uuid, r."registrationId", r."eventId", r.owed, r.received, r.kept, r."toPay", r.overdue,
           r."overdueSince", r.surplus, r."setAside", r.doubt, r."doubtAmount", r."doubtAt"
      FROM jsonb_to_recordset(${jsonb(rows)}) AS r ("registrationId" uuid, "eventId" uuid, owed bigint, received bigint,
           kept bigint, "toPay" bigint, overdue bigint, "overdueSince" timestamptz, surplus bigint, "setAside" bigint,
           doubt text, "doubtAmount" bigint, "doubtAt" timestamptz)`.execute(kysely(tx))
}

/** The same of payments. */
export async function replacePaymentRows(
  tx: Tx,
  account: string,
  registrationIds: readonly string[],
  rows: readonly NewPaymentRow[],
): Promise<void> {
  if (registrationIds.length === 0) return
  await kysely(tx).deleteFrom('paymentRow').where('registrationId', 'in', registrationIds).execute()
  await sql`
    INSERT INTO payment_row (account_id, row_id, registration_id, event_id, day, at, way, state, amount)
    SELECT ${account}::uuid, r."rowId", r."registrationId", r."eventId", r.day, r.at, r.way, r.state, r.amount
      FROM jsonb_to_recordset(${jsonb(rows)}) AS r ("rowId" uuid, "registrationId" uuid, "eventId" uuid, day date,
           at timestamptz, way text, state text, amount bigint)`.execute(kysely(tx))
}
