import { paymentDescription } from '#i18n/pl/payment-texts.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getRegistration } from '#server/features/registrations/read/get-registration.ts'
import { getAccount } from '../accounts/get-account.ts'
import { gatewayOf } from './records/connected-gateways.ts'
import { listUnsettledPayments, type NewPayment } from './records/payments.queries.ts'
import { returnAddress } from './return-of-payer.ts'
import { settlePayment } from './settle-payment.ts'
import { startTransaction } from './start-transaction.ts'

/**
 * Asks the gateway about every payment of a registration that is still in progress, or that has a notice in the
 * inbox, and applies the answer. A payment whose start was interrupted is started again as itself: that returns its
 * transaction, which may have been paid. Throws when a gateway does not answer, or is not connected: what depends on
 * it must wait.
 */
export async function askGateway(ctx: TenantCtx, registrationId: string): Promise<void> {
  const unsettled = await ctx.db.tenant(ctx.account, (tx) => listUnsettledPayments(tx, registrationId))
  for (const payment of unsettled) {
    const transactionId = payment.transactionId ?? (await startAgain(ctx, payment))
    const { gateway, paymentId: reference, amount } = payment
    await settlePayment(ctx, await gatewayOf(ctx, gateway).ask({ transactionId, reference, amount }))
  }
}

async function startAgain(
  ctx: TenantCtx,
  payment: Pick<NewPayment, 'paymentId' | 'registrationId' | 'gateway' | 'amount'>,
): Promise<string> {
  const { siteAddress } = await getAccount(ctx)
  const { contact, number } = await getRegistration(ctx, payment.registrationId)
  const { transactionId } = await startTransaction(ctx, payment.gateway, {
    reference: payment.paymentId,
    amount: payment.amount,
    description: paymentDescription(number),
    payer: { name: `${contact.firstName} ${contact.lastName}`, email: contact.email },
    browser: null,
    returnUrl: returnAddress(siteAddress, payment.paymentId, 'registration'),
  })
  return transactionId
}
