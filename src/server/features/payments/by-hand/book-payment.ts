import type { z } from 'zod'
import type { bookPayment as contract } from '#contract/office-money.ts'
import { balanceOf } from '#domain/payment/balance.ts'
import { deadlineOf, localOf } from '#domain/values/polish-time.ts'
import { endOfDay } from '#domain/values/time.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { lockForSettling } from '#server/features/registrations/agreement/lock-payable.ts'
import { priceByPaymentDay } from '#server/features/registrations/pricing/price-by-payment-day.ts'
import { Refusal } from '#server/http/refusal.ts'
import { applyMoney } from '../booked/apply-money.ts'
import { receiveCash } from '../cash/cash-of-registration.ts'
import { sumLedger } from '../records/payments.queries.ts'
import { bookOnce } from './book-once.ts'
import { bookByHand } from './keyed-entries.queries.ts'

interface Input extends z.output<typeof contract.body> {
  readonly eventId: string
  readonly registrationId: string
  readonly key: string
}

/**
 * Books money that the office has taken, on the day on which it came, cash with a KP, and applies the consequences of the sum as those of
 * a gateway's payment: confirmation, tickets, numbers; money for a registration that has ended goes back. A price that
 * depends on the day of payment is that of the day. The same key with the same request books once.
 * @throws Refusal not_found, key_reused; invalid_input for a day that is yet to come
 */
export async function bookPayment(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, registrationId, key, way, amount, day, note = null } = input
  assertPast(ctx, day)
  await bookOnce(
    ctx,
    { eventId, registrationId, key, request: ['payment', way, amount, day, note] },
    async (tx, { createdAt }, keyed) => {
      await priceByPaymentDay(tx, ctx, registrationId, momentOf(ctx, day, createdAt))
      const registration = await lockForSettling(tx, registrationId)
      if (!registration) return
      const before = balanceOf(await sumLedger(tx, registrationId)).paid
      const ledgerEntryId = await bookByHand(tx, {
        ...{ accountId: ctx.account, registrationId, kind: 'payment', amount: -amount, keyed },
        explanation: { code: 'paid_by_hand', way, day, note },
      })
      if (way === 'cash') await receiveCash(tx, ctx, { eventId, registrationId, ledgerEntryId, amount })
      const paid = before + amount
      await recordAudit(tx, ctx, {
        action: 'payment.booked',
        eventId,
        registrationId,
        details: { amount, way, day, ...(note === null ? {} : { note }) },
        before: { paid: before },
        after: { paid },
      })
      await applyMoney(tx, ctx, registration, paid)
    },
  )
}

function assertPast(ctx: TenantCtx, day: string): void {
  if (day <= localOf(ctx.now).toPlainDate().toString()) return
  const message = refusalMessages.payment.dayToCome
  throw new Refusal('invalid_input', { problems: [{ code: 'day', field: 'day', message }] })
}

/** Of today now, of an earlier day its end; not before the registration was made. */
function momentOf(ctx: TenantCtx, day: string, createdAt: Temporal.Instant): Temporal.Instant {
  const end = deadlineOf(endOfDay(Temporal.PlainDate.from(day)).toString())
  const [earliest, latest] = [createdAt, ctx.now]
  if (Temporal.Instant.compare(end, latest) > 0) return latest
  return Temporal.Instant.compare(end, earliest) < 0 ? earliest : end
}
