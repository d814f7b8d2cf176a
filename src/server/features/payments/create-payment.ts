import { randomUUIDv7 } from 'node:crypto'
import { dueNow } from '#domain/payment/due-now.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockPayable } from '../registrations/lock-payable.ts'
import { insertPayment, listOpenPayments, moveToPending, sumBalance } from './payments.queries.ts'

export interface StartedPayment {
  readonly redirectUrl: string
  /** Grosze. */
  readonly amount: number
}

/**
 * Starts a payment of what is due now and answers where to send the payer. The intent is saved before
 * the gateway is called and the end of the time to pay is pushed by the gateway's time, so that a place
 * is not lost under somebody who is paying. A payment already under way is offered again.
 * @throws Refusal not_found, not_payable; busy when the gateway does not answer
 */
export async function createPayment(
  ctx: TenantCtx,
  input: { readonly registrationId: string; readonly returnUrl: string },
): Promise<StartedPayment> {
  const { payment: gateway } = ctx.gateways
  const { registrationId } = input
  const paymentId = randomUUIDv7()
  const intent = await ctx.db.tenant(ctx.account, async (tx) => {
    const payable = await lockPayable(tx, registrationId, ctx.now.add(gateway.payTime))
    const amount = dueNow(payable.due, await sumBalance(tx, registrationId))
    if (amount <= 0) throw new Refusal('not_payable')
    const open = (await listOpenPayments(tx, registrationId)).find((p) => p.amount === amount)
    if (open?.redirectUrl) return { ...payable, amount, openUrl: open.redirectUrl }
    await insertPayment(tx, {
      accountId: ctx.account,
      paymentId,
      registrationId,
      gateway: gateway.name,
      amount,
    })
    await recordAudit(tx, ctx, {
      action: 'payment.started',
      eventId: payable.eventId,
      registrationId,
      details: { amount, gateway: gateway.name },
    })
    return { ...payable, amount, openUrl: null }
  })
  if (intent.openUrl !== null) return { redirectUrl: intent.openUrl, amount: intent.amount }
  const started = await gateway
    .start({
      reference: paymentId,
      amount: intent.amount,
      description: `Zgłoszenie ${intent.number}`,
      payer: intent.payer,
      returnUrl: input.returnUrl,
    })
    .catch((error: unknown) => {
      ctx.log.warn({ err: error, registrationId }, 'the gateway did not start a payment')
      throw new Refusal('busy')
    })
  await ctx.db.tenant(ctx.account, (tx) => moveToPending(tx, paymentId, started))
  return { redirectUrl: started.redirectUrl, amount: intent.amount }
}
