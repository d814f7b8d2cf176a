import { formatMoney } from '#domain/money.ts'
import { balanceOf, type Due } from '#domain/payment/balance.ts'
import { dueNow, mayPay } from '#domain/payment/due-now.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockPayable } from '../registrations/lock-payable.ts'
import { pushTimeToPay } from '../registrations/push-time-to-pay.ts'
import { reckonByPaymentDay } from '../registrations/reckon-by-payment-day.ts'
import { countPushes, insertPayment, listOpenPayments, sumLedger } from './payments.queries.ts'
import { sumOnTheWayBack } from './refunds.queries.ts'
import { startTransaction } from './start-transaction.ts'

export interface StartedPayment {
  readonly redirectUrl: string
  /** Grosze. */
  readonly amount: number
}

interface Wanted {
  readonly registrationId: string
  /** Grosze the payer wants to pay; left out: what is due now. */
  readonly amount?: number | undefined
}

/**
 * How many payments may push the end of the time to pay for one registration: enough for who mistypes a
 * code, too few to keep places for ever without paying. Later ones are paid like any other, in time.
 */
const PUSHES = 3

/**
 * Starts a payment of what is due now, or of more when the payer wants to pay more at once (flow C9), and
 * answers where to send the payer. The intent is saved before the gateway is called. A payment already under
 * way is offered again, and one whose start is still going on (a double click) or was broken off is started
 * again as itself: the gateway answers the same reference with the same transaction. A price that is fixed by the
 * day of payment is reckoned by this one (flow C10).
 * @throws Refusal payment_unavailable, not_found, not_payable; invalid_input for a sum that cannot be paid;
 *   busy when the gateway does not answer
 */
export async function createPayment(
  ctx: TenantCtx,
  input: Wanted & { readonly returnUrl: string },
): Promise<StartedPayment> {
  if (!ctx.gateways.payment.takesPayments) throw new Refusal('payment_unavailable')
  const { returnUrl, registrationId } = input
  const intent = await ctx.db.tenant(ctx.account, (tx) => saveIntent(tx, ctx, input))
  const { amount, paymentId: reference, payer } = intent
  if (intent.redirectUrl !== null) return { redirectUrl: intent.redirectUrl, amount }
  const description = `Zgłoszenie ${intent.number}`
  const transaction = { reference, amount, description, payer, returnUrl }
  const { redirectUrl } = await startTransaction(ctx, transaction).catch((error: unknown) => {
    ctx.log.warn({ err: error, registrationId }, 'a payment was not started')
    throw new Refusal('busy')
  })
  return { redirectUrl, amount }
}

/** What is to be paid now, under its id: the payment that is open for it, or a new one. */
async function saveIntent(tx: Tx, ctx: TenantCtx, { registrationId, amount: wanted }: Wanted) {
  await lockPayable(tx, registrationId)
  await reckonByPaymentDay(tx, ctx, registrationId, ctx.now)
  const payable = await lockPayable(tx, registrationId)
  const amount = choose(wanted, payable.due, await readBalance(tx, registrationId))
  const open = (await listOpenPayments(tx, registrationId)).find((p) => p.amount === amount)
  if (open) return { ...payable, amount, paymentId: open.paymentId, redirectUrl: open.redirectUrl }
  const { name: gateway } = ctx.gateways.payment
  const until = ctx.now.add(ctx.gateways.payment.payTime)
  const pushed = await pushOnce(tx, registrationId, until)
  const paymentId = newId()
  await insertPayment(tx, { accountId: ctx.account, paymentId, registrationId, gateway, amount, pushed })
  await recordAudit(tx, ctx, {
    action: 'payment.started',
    eventId: payable.eventId,
    registrationId,
    details: { amount, gateway },
    before: { expiresAt: payable.expiresAt?.toString() ?? null },
    after: { payment: 'created', expiresAt: (pushed ? until : payable.expiresAt)?.toString() ?? null },
  })
  return { ...payable, amount, paymentId, redirectUrl: null }
}

/** What is owed and what has come to stay: money on its way back pays for nothing. */
async function readBalance(tx: Tx, registrationId: string) {
  const { owed, paid } = balanceOf(await sumLedger(tx, registrationId))
  return { owed, paid: paid - (await sumOnTheWayBack(tx, registrationId)) }
}

/** @throws Refusal not_payable; invalid_input, which says how much may be paid */
function choose(
  wanted: number | undefined,
  due: readonly Due[],
  balance: { readonly owed: number; readonly paid: number },
): number {
  const least = dueNow(due, balance)
  if (least <= 0) throw new Refusal('not_payable')
  if (wanted === undefined || mayPay(wanted, due, balance)) return wanted ?? least
  const [from, to] = [least, balance.owed - balance.paid].map((sum) => formatMoney(sum))
  const message = from === to ? `Wpłać ${from}.` : `Wpłać od ${from} do ${to}.`
  throw new Refusal('invalid_input', { problems: [{ code: 'amount', field: 'amount', message }] })
}

/** So that a place is not lost under somebody who is paying: time for a new payment, if there is too little. */
async function pushOnce(tx: Tx, registrationId: string, until: Temporal.Instant): Promise<boolean> {
  if ((await countPushes(tx, registrationId)) >= PUSHES) return false
  return pushTimeToPay(tx, registrationId, until)
}
