import type { Tx } from '#server/db/database.ts'
import { pushExpiry } from '../agreement/registrations.queries.ts'

/**
 * Pushes the end of the time to pay to `until` if it would come sooner, and returns whether it was pushed. The caller
 * holds the row lock. What has no end does not get one.
 */
export async function pushTimeToPay(
  tx: Tx,
  registrationId: string,
  until: Temporal.Instant,
): Promise<boolean> {
  return pushExpiry(tx, registrationId, until)
}
