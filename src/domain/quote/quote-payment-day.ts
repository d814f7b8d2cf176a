import { type Grosze, sumMoney } from '../money.ts'
import { agreedDiscounts, withDiscounts } from './agreed-discounts.ts'
import { agreedDue } from './agreed-due.ts'
import type { CompiledDefinition } from './compiled.ts'
import { quote } from './quote.ts'
import type { Agreed } from './quote-change.ts'
import type { QuoteContext, QuoteDue, QuoteLine } from './quote-result.ts'

/** What was agreed, reckoned by another day of payment. */
export interface ReckonedByDay {
  readonly lines: readonly QuoteLine[]
  readonly total: Grosze
  readonly due: readonly QuoteDue[]
}

/** Whether any rule asks for a day of payment, so that a price may change with it. */
export const asksPaymentDay = ({ definition }: CompiledDefinition): boolean =>
  /"(paymentDay|firstPaymentDay)"/.test(JSON.stringify(definition))

/**
 * Reckons what was agreed by the day on which a payment begins (flow C10); null where that changes nothing. All else
 * stays as on the day of the agreement, and what was agreed for less stays cheaper by as much.
 * @param context the world now; what the registration holds already is free to it
 */
export function quoteByPaymentDay(
  compiled: CompiledDefinition,
  agreed: Agreed,
  paidAt: Temporal.PlainDateTime,
  context: QuoteContext,
): ReckonedByDay | null {
  const paidOn = (day: Temporal.PlainDateTime, first: Temporal.PlainDateTime) =>
    quote(compiled, agreed.draft, {
      ...context,
      now: agreed.pricedAt,
      facts: { ...context.facts, paidAt: day, firstPaidAt: first },
    })
  const paidBefore = agreed.paidAt ?? agreed.pricedAt
  const before = paidOn(paidBefore, agreed.firstPaidAt ?? paidBefore)
  const priced = paidOn(paidAt, earlier(agreed.firstPaidAt ?? paidAt, paidAt))
  const things = {
    ...{ agreed: agreed.lines, usual: before.lines, changed: priced.lines, atFirst: [] },
    ...{ untouched: new Set<string>(), sharesSums: false },
  }
  const lines = withDiscounts(priced.lines, agreedDiscounts(things))
  const total = sumMoney(lines.map(({ amount, onSite }) => (onSite ? 0 : amount)))
  if (total === agreed.total) return null
  return {
    lines,
    total,
    due: agreedDue(compiled, priced.due, total, agreed.due, paidAt),
  }
}

const earlier = (a: Temporal.PlainDateTime, b: Temporal.PlainDateTime) =>
  Temporal.PlainDateTime.compare(a, b) <= 0 ? a : b
