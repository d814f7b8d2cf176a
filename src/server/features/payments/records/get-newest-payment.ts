import type { z } from 'zod'
import { paymentState, type registrationView } from '#contract/site.ts'
import type { Tx } from '#server/db/database.ts'
import { findNewestPayment } from './payments.queries.ts'

/** The newest payment of a registration: its state, and where to continue it while it is in progress. */
export async function getNewestPayment(
  tx: Tx,
  registrationId: string,
): Promise<z.input<typeof registrationView>['payment']> {
  const payment = await findNewestPayment(tx, registrationId)
  if (!payment) return null
  const { paymentId: id, amount, createdAt, askedAt } = payment
  const state = paymentState.parse(payment.state)
  return {
    ...{ id, state, amount, startedAt: createdAt.toString(), askedAt: askedAt?.toString() ?? null },
    redirectUrl: state === 'pending' ? payment.redirectUrl : null,
  }
}
