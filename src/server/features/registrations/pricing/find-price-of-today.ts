import type { z } from 'zod'
import { registrationState } from '#contract/common.ts'
import type { registrationView } from '#contract/site.ts'
import { balanceOf, type LedgerAmount } from '#domain/payment/balance.ts'
import { OPEN_PAYMENT_STATES } from '#domain/payment/states.ts'
import { nextPrice } from '#domain/quote/next-price.ts'
import { asksPaymentDay, type PricedByDay, quoteByPaymentDay } from '#domain/quote/quote-payment-day.ts'
import { mayChange } from '#domain/registration/may-change.ts'
import type { Grosze } from '#domain/values/money.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { LoadedDefinition } from '#server/features/events/selling/get-definition.ts'
import { getNewestPayment } from '#server/features/payments/records/get-newest-payment.ts'
import { agreedOf } from '../agreement/agreed-of.ts'
import type { ParticipantRow, RegistrationRow } from '../agreement/registrations.queries.ts'
import { contextOfChange } from './context-of-change.ts'

interface Loaded extends LoadedDefinition {
  readonly row: RegistrationRow
  readonly people: readonly ParticipantRow[]
  readonly ledger: readonly LedgerAmount[]
}

/** What a payment that begins now would cost. */
interface PriceOfToday {
  /** Null: as it was agreed. */
  readonly priced: PricedByDay | null
  readonly nextPrice: z.input<typeof registrationView>['nextPrice']
}

/**
 * Where the day of payment fixes the price, and something is left to pay: what is to be paid as of today, and the
 * next price (flow C10). Nothing is written: the payment that begins does that. One in progress has fixed its day.
 */
export async function findPriceOfToday(tx: Tx, ctx: TenantCtx, loaded: Loaded): Promise<PriceOfToday> {
  const { row, compiled, definition, ledger } = loaded
  const asked = { priced: null, nextPrice: null }
  const standing = { state: registrationState.parse(row.state), isRefused: row.isRefused }
  if (!asksPaymentDay(compiled) || !mayChange(standing) || balanceOf(ledger).toPay === 0) return asked
  const { agreed, allotment } = await agreedOf(tx, ctx, loaded)
  const by = row.allotmentId === null ? 'registrant' : 'staff'
  const context = await contextOfChange(tx, ctx, { row, allotment, definition }, { by, draft: agreed.draft })
  const priceOn = (day: Temporal.PlainDateTime) => quoteByPaymentDay(compiled, agreed, day, context)
  const payment = await getNewestPayment(tx, row.registrationId)
  const isUnderWay = OPEN_PAYMENT_STATES.some((state) => state === payment?.state)
  const priced = isUnderWay ? null : priceOn(context.now)
  const days = { today: context.now.toPlainDate(), orderedOn: agreed.pricedAt.toPlainDate() }
  const next = nextPrice(loaded.definition, days, (day) =>
    totalOf(priceOn(day.toPlainDateTime()), agreed.total),
  )
  return {
    priced,
    nextPrice:
      next === null || next.now !== totalOf(priced, agreed.total)
        ? null
        : { until: next.until.toString(), total: next.next },
  }
}

const totalOf = (priced: PricedByDay | null, agreed: Grosze) => priced?.total ?? agreed
