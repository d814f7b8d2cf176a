import type { TenantCtx } from '#server/ctx.ts'
import { listOpenPayments } from './payments.queries.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Asks the gateway about every payment of a registration that is still under way, and applies what it
 * says. Throws when the gateway does not answer: what depends on it must wait.
 */
export async function askGateway(ctx: TenantCtx, registrationId: string): Promise<void> {
  const open = await ctx.db.tenant(ctx.account, (tx) => listOpenPayments(tx, registrationId))
  for (const payment of open) {
    if (payment.transactionId === null) continue
    await settlePayment(ctx, await ctx.gateways.payment.ask(payment.transactionId))
  }
}
