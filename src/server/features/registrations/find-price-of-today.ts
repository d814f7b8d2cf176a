import type { z } from 'zod'
import { registrationState } from '#contract/common.ts'
import type { registrationView } from '#contract/site.ts'
import type { Grosze } from '#domain/money.ts'
import { balanceOf, type LedgerEntry } from '#domain/payment/balance.ts'
import { OPEN_PAYMENT_STATES } from '#domain/payment/states.ts'
import { nextPrice } from '#domain/quote/next-price.ts'
import { asksPaymentDay, quoteByPaymentDay, type ReckonedByDay } from '#domain/quote/quote-payment-day.ts'
import { mayChange } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { LoadedDefinition } from '../events/get-definition.ts'
import { getNewestPayment } from '../payments/get-newest-payment.ts'
import { agreedOf } from './agreed-of.ts'
import { contextOfChange } from './context-of-change.ts'
import { isRefused } from './is-refused.ts'
import type { ParticipantRow, RegistrationRow } from './registrations.queries.ts'

interface Loaded extends LoadedDefinition {
  readonly row: RegistrationRow
  readonly people: readonly ParticipantRow[]
  readonly ledger: readonly LedgerEntry[]
}

/** What a payment that begins now would be asked for. */
interface PriceOfToday {
  /** Null: as it was agreed. */
  readonly reckoned: ReckonedByDay | null
  readonly nextPrice: z.input<typeof registrationView>['nextPrice']
}

/**
 * Where the day of payment fixes the price, and something is left to pay: what is to be paid as of today, and the next
 * price (flow C10). Nothing is written: the payment that begins does that. One that is under way has fixed its day.
 */
export async function findPriceOfToday(tx: Tx, ctx: TenantCtx, loaded: Loaded): Promise<PriceOfToday> {
  const { row, compiled, definition, ledger } = loaded
  const asked = { reckoned: null, nextPrice: null }
  const standing = { state: registrationState.parse(row.state), isRefused: isRefused(row) }
  if (!asksPaymentDay(compiled) || !mayChange(standing) || balanceOf(ledger).toPay === 0) return asked
  const { agreed, allotment } = await agreedOf(tx, ctx, loaded)
  const by = row.allotmentId === null ? 'registrant' : 'staff'
  const context = await contextOfChange(tx, ctx, { row, allotment, definition }, { by, draft: agreed.draft })
  const reckon = (day: Temporal.PlainDateTime) => quoteByPaymentDay(compiled, agreed, day, context)
  const payment = await getNewestPayment(tx, row.registrationId)
  const isUnderWay = OPEN_PAYMENT_STATES.some((state) => state === payment?.state)
  const reckoned = isUnderWay ? null : reckon(context.now)
  const days = { today: context.now.toPlainDate(), orderedOn: agreed.pricedAt.toPlainDate() }
  const next = nextPrice(loaded.definition, days, (day) =>
    totalOf(reckon(day.toPlainDateTime()), agreed.total),
  )
  return {
    reckoned,
    nextPrice:
      next === null || next.now !== totalOf(reckoned, agreed.total)
        ? null
        : { until: next.until.toString(), total: next.next },
  }
}

const totalOf = (reckoned: ReckonedByDay | null, agreed: Grosze) => reckoned?.total ?? agreed
