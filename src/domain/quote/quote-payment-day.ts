import { type Grosze, sumMoney } from '../money.ts'
import { type Agreed, daysOfPayment } from './agreed.ts'
import { agreedDiscounts, thingOf, withDiscounts } from './agreed-discounts.ts'
import { agreedDue } from './agreed-due.ts'
import type { CompiledDefinition } from './compiled.ts'
import { quote } from './quote.ts'
import type { QuoteContext, QuoteDue, QuoteLine } from './quote-result.ts'

/** What was agreed, reckoned by another day of payment. */
export interface ReckonedByDay {
  readonly lines: readonly QuoteLine[]
  readonly total: Grosze
  readonly due: readonly QuoteDue[]
}

/** Whether any rule asks for a day of payment, so that a price may change with it. */
export const asksPaymentDay = ({ paymentFacts }: CompiledDefinition): boolean => paymentFacts.size > 0

/** Whether no later payment changes what was agreed: nothing asks for it, or only for the first, which has come. */
function isFixed(
  { paymentFacts }: CompiledDefinition,
  { firstPaidAt }: Agreed,
  paidAt: Temporal.PlainDateTime,
): boolean {
  if (paymentFacts.size === 0) return true
  const asksFirstOnly = paymentFacts.size === 1 && paymentFacts.has('firstPaymentDay')
  return asksFirstOnly && firstPaidAt !== undefined && earlier(firstPaidAt, paidAt) === firstPaidAt
}

/**
 * Reckons what was agreed by the day on which a payment begins (flow C10); null where that changes nothing. All else
 * stays as on the day of the agreement, and what was agreed for less stays cheaper by as much. What was paid in full
 * once costs what it did.
 * @param context the world now; what the registration holds already is free to it
 */
export function quoteByPaymentDay(
  compiled: CompiledDefinition,
  agreed: Agreed,
  paidAt: Temporal.PlainDateTime,
  context: QuoteContext,
): ReckonedByDay | null {
  if (isFixed(compiled, agreed, paidAt)) return null
  const paidOn = (day: Temporal.PlainDateTime, first: Temporal.PlainDateTime) =>
    quote(compiled, agreed.draft, {
      ...context,
      now: agreed.pricedAt,
      facts: { ...context.facts, paidAt: day, firstPaidAt: first },
    })
  const { paidAt: paidBefore = agreed.pricedAt, firstPaidAt } = daysOfPayment(agreed)
  const before = paidOn(paidBefore, firstPaidAt ?? paidBefore)
  const priced = paidOn(paidAt, earlier(firstPaidAt ?? paidAt, paidAt))
  const things = {
    ...{ agreed: agreed.lines, usual: before.lines, changed: priced.lines, atFirst: [] },
    ...{ untouched: new Set<string>(), sharesSums: false },
  }
  const lines = keepPaid(withDiscounts(priced.lines, agreedDiscounts(things)), agreed)
  const total = sumMoney(lines.map(({ amount, onSite }) => (onSite ? 0 : amount)))
  if (total === agreed.total) return null
  return {
    lines,
    total,
    due: agreedDue(compiled, priced.due, total, agreed.due, paidAt),
  }
}

/** Lines with those of what was paid as they were agreed. */
function keepPaid(
  lines: readonly QuoteLine[],
  { lines: agreed, paidThings = new Set() }: Agreed,
): QuoteLine[] {
  const things = Map.groupBy(lines, thingOf)
  return [...things].flatMap(([thing, reckoned]) =>
    paidThings.has(thing) ? agreed.filter((line) => thingOf(line) === thing) : reckoned,
  )
}

const earlier = (a: Temporal.PlainDateTime, b: Temporal.PlainDateTime) =>
  Temporal.PlainDateTime.compare(a, b) <= 0 ? a : b
