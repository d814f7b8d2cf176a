import { sql } from 'kysely'
import { OPEN_PAYMENT_STATES } from '#domain/payment/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/** Grosze: a promised refund above it waits for the staff. */
export async function findConfirmationSum(tx: Tx, account: string): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('account')
    .select('refundConfirmationAbove')
    .where('accountId', '=', account)
    .executeTakeFirstOrThrow()
  return row.refundConfirmationAbove
}

export async function setConfirmationSum(tx: Tx, account: string, amount: number): Promise<void> {
  await kysely(tx)
    .updateTable('account')
    .set({ refundConfirmationAbove: amount })
    .where('accountId', '=', account)
    .execute()
}

/** Grosze above what is owed that are not set aside for refunds. Call it under the registration's lock. */
export async function findSurplus(tx: Tx, account: string, registrationId: string): Promise<number> {
  const { rows } = await sql<{ surplus: number }>`
    SELECT surplus_of(${account}, ${registrationId}) AS surplus`.execute(kysely(tx))
  return rows[0]?.surplus ?? 0
}

/** Expired registrations with money for which no refund was requested and no payment is in progress. */
export async function listExpiredWithSurplus(tx: Tx): Promise<string[]> {
  const rows = await kysely(tx)
    .selectFrom('registration')
    .select('registrationId')
    .where('state', '=', 'expired')
    .where(sql<boolean>`surplus_of(account_id, registration_id) > 0`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .whereRef('payment.registrationId', '=', 'registration.registrationId')
            .where('payment.state', 'in', OPEN_PAYMENT_STATES)
            .where('payment.createdAt', '>', sql<Temporal.Instant>`now() - interval '1 day'`),
        ),
      ),
    )
    .execute()
  return rows.map(({ registrationId }) => registrationId)
}
