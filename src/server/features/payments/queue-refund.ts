import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'

/** Has a job tell the gateway of a refund, or ask it; one for a refund. Now, unless told otherwise. */
export async function queueRefund(
  tx: Tx,
  account: string,
  refund: string,
  runAt?: Temporal.Instant,
): Promise<void> {
  await enqueue(tx, account, 'send-refund', { refund }, { key: `refund:${refund}`, ...(runAt && { runAt }) })
}
