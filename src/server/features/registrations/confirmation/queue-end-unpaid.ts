import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'

/**
 * Queues a job that checks whether a later part was paid in time; one for a registration. It finds its next day by
 * itself.
 */
export async function queueEndUnpaid(
  tx: Tx,
  account: string,
  registration: string,
  runAt: Temporal.Instant,
): Promise<void> {
  await enqueue(tx, account, 'end-unpaid', { registration }, { runAt, key: `unpaid:${registration}` })
}
