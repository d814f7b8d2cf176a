import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'

/** Ensures one such job for a refund, however often it is queued. */
export const refundKey = (refund: string) => `refund:${refund}`

/**
 * Queues a job that sends a refund to the gateway, or asks about it; one for a refund. Now, unless given another
 * time.
 */
export async function queueRefund(
  tx: Tx,
  account: string,
  refund: string,
  runAt?: Temporal.Instant,
): Promise<void> {
  await enqueue(tx, account, 'send-refund', { refund }, { key: refundKey(refund), ...(runAt && { runAt }) })
}
