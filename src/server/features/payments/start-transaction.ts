import type { TenantCtx } from '#server/context/ctx.ts'
import type { NewTransaction, StartedTransaction } from '#server/gateways/payment/port.ts'
import { getAccount } from '../accounts/get-account.ts'
import { gatewayOf } from './records/connected-gateways.ts'
import { moveToPending } from './records/payments.queries.ts'

/**
 * Makes a payment known to its gateway and stores its transaction. May run twice, also at once: the gateway answers
 * the same reference with the same transaction. Throws when it does not answer or is not connected.
 */
export async function startTransaction(
  ctx: TenantCtx,
  gateway: string,
  transaction: NewTransaction,
): Promise<StartedTransaction> {
  const started = await gatewayOf(ctx, gateway).start(await withAddress(ctx, transaction))
  await ctx.db.tenant(ctx.account, (tx) => moveToPending(tx, transaction.reference, started))
  return started
}

/** Gateways want an address: for a payer who has none, that of the organiser. */
async function withAddress(ctx: TenantCtx, transaction: NewTransaction): Promise<NewTransaction> {
  const { payer } = transaction
  if (payer.email !== '') return transaction
  const { email } = await getAccount(ctx)
  return { ...transaction, payer: { ...payer, email } }
}
