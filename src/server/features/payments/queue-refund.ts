import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'

/** By which there is one such job for a refund, however often it is queued. */
export const refundKey = (refund: string) => `refund:${refund}`

/** Has a job tell the gateway of a refund, or ask it; one for a refund. Now, unless told otherwise. */
export async function queueRefund(
  tx: Tx,
  account: string,
  refund: string,
  runAt?: Temporal.Instant,
): Promise<void> {
  await enqueue(tx, account, 'send-refund', { refund }, { key: refundKey(refund), ...(runAt && { runAt }) })
}
