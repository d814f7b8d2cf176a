import { sql } from 'kysely'
import type { RefundState } from '#domain/payment/refund-states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

interface Decided {
  readonly state: RefundState
  readonly by: string
  readonly reason?: string
  readonly how?: 'transfer' | 'cash'
}

/**
 * Stores the staff's decision about a refund. A refund outside the gateway no longer belongs to a payment, and an
 * account number is deleted as soon as nothing is to be sent to it. Guarded by the previous state; call it under the
 * registration's lock.
 */
export async function noteDecision(
  tx: Tx,
  refund: { readonly refundId: string; readonly from: RefundState },
  { state, by, reason, how }: Decided,
): Promise<void> {
  const now = sql<string>`now()`
  await kysely(tx)
    .updateTable('refund')
    .set({
      ...{
        state,
        decidedAt: now,
        decidedBy: by,
        updatedAt: now,
        withheldBecause: reason ?? null,
        accountSealed: null,
      },
      ...(state === 'needs_account' || state === 'succeeded' ? { paymentId: null } : {}),
      ...(state === 'succeeded' ? { endedAt: now, handedBack: how ?? null } : {}),
    })
    .where('refundId', '=', refund.refundId)
    .where('state', '=', refund.from)
    .execute()
}

/** Stores the account for a refund by a transfer. Call it under the registration's lock. */
export async function noteAccount(
  tx: Tx,
  refund: {
    readonly refundId: string
    readonly sealed: string
    readonly end: string
    /** The member of the staff who has typed it; null: its owner. */
    readonly by: string | null
  },
): Promise<void> {
  await kysely(tx)
    .updateTable('refund')
    .set({
      ...{ state: 'to_transfer', accountSealed: refund.sealed, accountEnd: refund.end, accountBy: refund.by },
      updatedAt: sql<string>`now()`,
    })
    .where('refundId', '=', refund.refundId)
    .where('state', 'in', ['needs_account', 'to_transfer'])
    .execute()
}

/** The refunds of a registration, oldest first; each with the gateway of its payment. */
export async function listRefundsOfRegistration(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('refund')
    .leftJoin('payment', 'payment.paymentId', 'refund.paymentId')
    .selectAll('refund')
    .select('payment.gateway')
    .where('refund.registrationId', '=', registrationId)
    .orderBy('refund.createdAt')
    .orderBy('refund.refundId')
    .execute()
}
