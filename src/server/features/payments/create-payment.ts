import { balanceOf, type Due } from '#domain/payment/balance.ts'
import { dueNow, mayPay } from '#domain/payment/due-now.ts'
import { formatMoney } from '#domain/values/money.ts'
import { paymentDescription } from '#i18n/pl/payment-texts.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { lockPayable } from '#server/features/registrations/agreement/lock-payable.ts'
import { pushTimeToPay } from '#server/features/registrations/confirmation/push-time-to-pay.ts'
import { priceByPaymentDay } from '#server/features/registrations/pricing/price-by-payment-day.ts'
import type { NewTransaction, PaymentGateway } from '#server/gateways/payment/port.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findGateway } from './records/connected-gateways.ts'
import { gatewayFor } from './records/gateway-for.ts'
import { countPushes, insertPayment, listOpenPayments, sumLedger } from './records/payments.queries.ts'
import { sumOnTheWayBack } from './refunds/refunds.queries.ts'
import { type ReturnTo, returnAddress } from './return-of-payer.ts'
import { startTransaction } from './start-transaction.ts'

export interface StartedPayment {
  readonly paymentId: string
  readonly redirectUrl: string
  /** Grosze. */
  readonly amount: number
}

interface Wanted {
  readonly registrationId: string
  /** Grosze the payer wants to pay; left out: what is due now. */
  readonly amount?: number | undefined
  /** The payment under way that is not to be offered again, as the payer wants another way. */
  readonly insteadOf?: string | undefined
}

/**
 * How many payments may push the end of the time to pay for one registration: enough for a payer who mistypes a code,
 * too few to hold places for ever without paying. Later ones are accepted like any other, in time.
 */
const PUSHES = 3

/**
 * Starts a payment of what is due now, or of more when the payer wants to pay more at once (flow C9), and returns
 * where to send the payer. The intent is saved before the gateway is called. A payment already in progress is offered
 * again, unless the payer wants another one in its place, and one whose start is still going on (a double click) or was interrupted is started again as itself: the
 * gateway answers the same reference with the same transaction. A price that depends on the day of payment is
 * calculated by this day (flow C10).
 * @throws Refusal payment_unavailable, not_found, not_payable; invalid_input for a sum that cannot be paid; busy when
 *   the gateway does not answer
 */
export async function createPayment(
  ctx: TenantCtx,
  input: Wanted & {
    readonly siteAddress: string
    readonly browser: NewTransaction['browser']
    readonly returnTo?: ReturnTo | undefined
  },
): Promise<StartedPayment> {
  const { siteAddress, registrationId, browser } = input
  const intent = await ctx.db.tenant(ctx.account, async (tx) => {
    const gateway = await gatewayFor(tx, ctx, registrationId)
    if (gateway === null) throw new Refusal('payment_unavailable')
    return saveIntent(tx, ctx, gateway, input)
  })
  const { amount, paymentId, payer } = intent
  if (intent.redirectUrl !== null) return { paymentId, redirectUrl: intent.redirectUrl, amount }
  const description = paymentDescription(intent.number)
  const returnUrl = returnAddress(siteAddress, paymentId, input.returnTo ?? 'registration')
  const transaction = { reference: paymentId, amount, description, payer, browser, returnUrl }
  const { redirectUrl } = await startTransaction(ctx, intent.gateway, transaction).catch((error: unknown) => {
    ctx.log.warn({ err: error, registrationId }, 'a payment was not started')
    throw new Refusal('busy')
  })
  return { paymentId, redirectUrl, amount }
}

/** What is to be paid now, under its id: the payment that is open for it, or a new one. */
async function saveIntent(
  tx: Tx,
  ctx: TenantCtx,
  { name: gateway, payTime }: PaymentGateway,
  { registrationId, amount: wanted, insteadOf }: Wanted,
) {
  await lockPayable(tx, registrationId)
  await priceByPaymentDay(tx, ctx, registrationId, ctx.now)
  const payable = await lockPayable(tx, registrationId)
  const amount = choose(wanted, payable.due, await readBalance(tx, registrationId))
  const open = (await listOpenPayments(tx, registrationId)).find(
    (p) => p.amount === amount && p.paymentId !== insteadOf && mayGoOn(ctx, p),
  )
  if (open) {
    const { gateway, paymentId, redirectUrl } = open
    return { ...payable, gateway, amount, paymentId, redirectUrl }
  }
  const until = ctx.now.add(payTime)
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
  return { ...payable, gateway, amount, paymentId, redirectUrl: null }
}

/** One that was not started yet can be started where its gateway is still connected. */
const mayGoOn = (
  ctx: TenantCtx,
  payment: { readonly gateway: string; readonly redirectUrl: string | null },
) => payment.redirectUrl !== null || findGateway(ctx, payment.gateway) !== null

/** What is owed and what has been paid for good: money being refunded pays for nothing. */
async function readBalance(tx: Tx, registrationId: string) {
  const { owed, paid } = balanceOf(await sumLedger(tx, registrationId))
  return { owed, paid: paid - (await sumOnTheWayBack(tx, registrationId)) }
}

/** @throws Refusal not_payable; invalid_input, which states how much may be paid */
function choose(
  wanted: number | undefined,
  due: readonly Due[],
  balance: { readonly owed: number; readonly paid: number },
): number {
  const least = dueNow(due, balance)
  if (least <= 0) throw new Refusal('not_payable')
  if (wanted === undefined || mayPay(wanted, due, balance)) return wanted ?? least
  const [from, to] = [formatMoney(least), formatMoney(balance.owed - balance.paid)]
  const message = refusalMessages.payment.amount(from, to)
  throw new Refusal('invalid_input', { problems: [{ code: 'amount', field: 'amount', message }] })
}

/** So that a payer does not lose the place while paying: time for a new payment, if there is too little. */
async function pushOnce(tx: Tx, registrationId: string, until: Temporal.Instant): Promise<boolean> {
  if ((await countPushes(tx, registrationId)) >= PUSHES) return false
  return pushTimeToPay(tx, registrationId, until)
}
