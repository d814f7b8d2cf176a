import { randomUUIDv7 } from 'node:crypto'
import { dueNow } from '#domain/payment/due-now.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
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
 * is not lost under somebody who is paying. A payment already under way is offered again, and one whose
 * start is still going on (a double click) or was broken off is started again as itself: the gateway
 * answers the same reference with the same transaction.
 * @throws Refusal not_found, not_payable; busy when the gateway does not answer
 */
export async function createPayment(
  ctx: TenantCtx,
  input: { readonly registrationId: string; readonly returnUrl: string },
): Promise<StartedPayment> {
  const { payment: gateway } = ctx.gateways
  const { registrationId } = input
  const intent = await ctx.db.tenant(ctx.account, (tx) => saveIntent(tx, ctx, registrationId))
  const { amount, paymentId } = intent
  if (intent.redirectUrl !== null) return { redirectUrl: intent.redirectUrl, amount }
  const started = await gateway
    .start({
      reference: paymentId,
      amount,
      description: `Zgłoszenie ${intent.number}`,
      payer: intent.payer,
      returnUrl: input.returnUrl,
    })
    .catch((error: unknown) => {
      ctx.log.warn({ err: error, registrationId }, 'the gateway did not start a payment')
      throw new Refusal('busy')
    })
  await ctx.db.tenant(ctx.account, (tx) => moveToPending(tx, paymentId, started))
  return { redirectUrl: started.redirectUrl, amount }
}

/** What is to be paid now, under its id: the payment that is open for it, or a new one. */
async function saveIntent(tx: Tx, ctx: TenantCtx, registrationId: string) {
  const { payment: gateway } = ctx.gateways
  const payable = await lockPayable(tx, registrationId, ctx.now.add(gateway.payTime))
  const amount = dueNow(payable.due, await sumBalance(tx, registrationId))
  if (amount <= 0) throw new Refusal('not_payable')
  const open = (await listOpenPayments(tx, registrationId)).find((p) => p.amount === amount)
  if (open) return { ...payable, amount, paymentId: open.paymentId, redirectUrl: open.redirectUrl }
  const paymentId = randomUUIDv7()
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
  return { ...payable, amount, paymentId, redirectUrl: null }
}
