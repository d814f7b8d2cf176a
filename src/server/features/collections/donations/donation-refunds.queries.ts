import { sql } from 'kysely'
import { z } from 'zod'
import { kysely, type Tx } from '#server/db/database.ts'

export const donationRefundState = z.enum(['requested', 'sent', 'succeeded', 'failed'])
export type DonationRefundState = z.infer<typeof donationRefundState>

interface NewRefund {
  readonly accountId: string
  readonly donationRefundId: string
  readonly donationId: string
  readonly byHand: boolean
  readonly state: DonationRefundState
  readonly amount: number
  readonly reason: string
  readonly requestedBy: string
}

/** Under the lock of its donation. */
export async function insertDonationRefund(tx: Tx, refund: NewRefund): Promise<void> {
  await kysely(tx).insertInto('donationRefund').values(refund).execute()
}

/** The refund of a donation that has not failed: made, or under way. */
export async function findLiveRefund(tx: Tx, donationId: string) {
  return kysely(tx)
    .selectFrom('donationRefund')
    .select('donationRefundId')
    .where('donationId', '=', donationId)
    .where('state', '<>', 'failed')
    .executeTakeFirst()
}

export async function findDonationRefund(tx: Tx, refundId: string) {
  const row = await kysely(tx)
    .selectFrom('donationRefund')
    .select(['donationId', 'amount', 'state', 'reason'])
    .where('donationRefundId', '=', refundId)
    .executeTakeFirst()
  return row && { ...row, state: donationRefundState.parse(row.state) }
}

/**
 * Records that the gateway is being called, so that no other job does the same for a minute. `again`: it may have been
 * called before. undefined when there is nothing to send.
 */
export async function takeInHand(tx: Tx, refundId: string) {
  const { rows } = await sql<{ amount: number; donationId: string; again: boolean }>`
    UPDATE donation_refund SET state = 'sent', tried_at = now(), updated_at = now()
     WHERE donation_refund_id = ${refundId} AND state IN ('requested', 'sent')
       AND (tried_at IS NULL OR tried_at < now() - interval '1 minute')
    RETURNING amount, donation_id, old.state <> 'requested' AS again`.execute(kysely(tx))
  return rows[0]
}

/** Under the lock of its donation. */
export async function moveDonationRefund(
  tx: Tx,
  refund: { readonly refundId: string; readonly gatewayRefundId: string | null },
  state: DonationRefundState,
): Promise<void> {
  await kysely(tx)
    .updateTable('donationRefund')
    .set({ state, gatewayRefundId: refund.gatewayRefundId, updatedAt: sql<string>`now()` })
    .where('donationRefundId', '=', refund.refundId)
    .execute()
}
