import type { TenantCtx } from '#server/context/ctx.ts'
import { askGateway } from './ask-gateway.ts'
import { noteAsking } from './records/payments.queries.ts'

/**
 * Asks the gateway, for a payer who has returned, about payments in progress, and applies the answer; not again
 * within two seconds, however many pages ask. A gateway that does not answer changes nothing: its notice will come.
 */
export async function checkPayment(ctx: TenantCtx, registrationId: string): Promise<void> {
  if (!(await ctx.db.tenant(ctx.account, (tx) => noteAsking(tx, registrationId)))) return
  await askGateway(ctx, registrationId).catch((error: unknown) =>
    ctx.log.warn({ err: error, registrationId }, 'the gateway did not report the state of a payment'),
  )
}
