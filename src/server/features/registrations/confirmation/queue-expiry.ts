import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'

/** Ensures one such job for a registration, however often it is queued. */
export const expiryKey = (registration: string) => `expire:${registration}`

/** Queues a job that checks the end of a registration's time to pay; one for a registration. */
export async function queueExpiry(
  tx: Tx,
  account: string,
  registration: string,
  runAt: Temporal.Instant,
): Promise<void> {
  await enqueue(tx, account, 'expire-registration', { registration }, { runAt, key: expiryKey(registration) })
}
