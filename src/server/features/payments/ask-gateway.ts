import type { TenantCtx } from '#server/ctx.ts'
import { getRegistration } from '../registrations/get-registration.ts'
import { listUnsettledPayments } from './payments.queries.ts'
import { settlePayment } from './settle-payment.ts'
import { startTransaction } from './start-transaction.ts'

/**
 * Asks the gateway about every payment of a registration that is still under way, or of which a notice lies in the
 * inbox, and applies what it says. One whose start was broken off is started again as itself: that tells its transaction, which may
 * have been paid. Throws when the gateway does not answer: what depends on it must wait.
 */
export async function askGateway(ctx: TenantCtx, registrationId: string): Promise<void> {
  const unsettled = await ctx.db.tenant(ctx.account, (tx) => listUnsettledPayments(tx, registrationId))
  for (const payment of unsettled) {
    const transactionId = payment.transactionId ?? (await startAgain(ctx, payment))
    await settlePayment(ctx, await ctx.gateways.payment.ask(transactionId))
  }
}

async function startAgain(
  ctx: TenantCtx,
  payment: { readonly paymentId: string; readonly registrationId: string; readonly amount: number },
): Promise<string> {
  const { registration, address } = await getRegistration(ctx, payment.registrationId)
  const { contact, number } = registration
  const { transactionId } = await startTransaction(ctx, {
    reference: payment.paymentId,
    amount: payment.amount,
    description: `Zgłoszenie ${number}`,
    payer: { name: `${contact.firstName} ${contact.lastName}`, email: contact.email },
    returnUrl: address,
  })
  return transactionId
}
