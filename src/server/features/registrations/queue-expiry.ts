import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'

/** Has a job look at the end of a registration's time to pay; one for a registration, as `reserve` adds it. */
export async function queueExpiry(
  tx: Tx,
  account: string,
  registration: string,
  runAt: Temporal.Instant,
): Promise<void> {
  await enqueue(
    tx,
    account,
    'expire-registration',
    { registration },
    { runAt, key: `expire:${registration}` },
  )
}
