import type { Tx } from '#server/db/database.ts'
import { findNewestPayment } from './payments.queries.ts'

/** The newest payment of a registration: its state, and where to go on with it while it is under way. */
export async function getNewestPayment(
  tx: Tx,
  registrationId: string,
): Promise<{ state: string; redirectUrl: string | null } | null> {
  const payment = await findNewestPayment(tx, registrationId)
  if (!payment) return null
  return { state: payment.state, redirectUrl: payment.state === 'pending' ? payment.redirectUrl : null }
}
