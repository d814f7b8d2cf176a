import type { TenantCtx } from '#server/ctx.ts'
import type { NewTransaction, StartedTransaction } from '#server/gateways/payment/port.ts'
import { moveToPending } from './payments.queries.ts'

/**
 * Makes a payment known to the gateway and notes its transaction. May run twice, also at once: the
 * gateway answers the same reference with the same transaction. Throws when it does not answer.
 */
export async function startTransaction(
  ctx: TenantCtx,
  transaction: NewTransaction,
): Promise<StartedTransaction> {
  const started = await ctx.gateways.payment.start(transaction)
  await ctx.db.tenant(ctx.account, (tx) => moveToPending(tx, transaction.reference, started))
  return started
}
