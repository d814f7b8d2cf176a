import { type Grosze, sumMoney } from '../values/money.ts'
import { type Agreed, daysOfPayment } from './agreed.ts'
import { agreedDiscounts, lineKey, withDiscounts } from './agreed-discounts.ts'
import { agreedDue } from './agreed-due.ts'
import type { CompiledDefinition } from './compiled.ts'
import { paymentRules } from './plan-of.ts'
import { priceDraft } from './price-draft.ts'
import { quote } from './quote.ts'
import type { QuoteContext, QuoteDue, QuoteLine } from './quote-result.ts'
import { wholeScope } from './scope.ts'

/** The agreement, priced by another day of payment. */
export interface PricedByDay {
  readonly lines: readonly QuoteLine[]
  readonly total: Grosze
  readonly due: readonly QuoteDue[]
}

/** Whether any rule asks for a day of payment, so that a price may change with it. */
export const asksPaymentDay = ({ paymentFacts }: CompiledDefinition): boolean => paymentFacts.size > 0

/** Whether no later payment changes the agreed price: nothing asks for it, or only for the first, which was made. */
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
 * Prices the agreement by the day on which a payment begins (flow C10); null where that changes nothing. Everything
 * else stays as on the day of the agreement, and an agreed discount stays the same. Lines that were paid in full keep
 * their price.
 * @param context the current context; what the registration already holds counts as free
 */
export function quoteByPaymentDay(
  compiled: CompiledDefinition,
  agreed: Agreed,
  paidAt: Temporal.PlainDateTime,
  context: QuoteContext,
): PricedByDay | null {
  if (isFixed(compiled, agreed, paidAt)) return null
  const paidOn = (day: Temporal.PlainDateTime, first: Temporal.PlainDateTime): QuoteContext => ({
    ...context,
    now: agreed.pricedAt,
    facts: { ...context.facts, paidAt: day, firstPaidAt: first },
  })
  const { paidAt: paidBefore = agreed.pricedAt, firstPaidAt } = daysOfPayment(agreed)
  const before = priceDraft(compiled, agreed.draft, paidOn(paidBefore, firstPaidAt ?? paidBefore))
  const onThatDay = paidOn(paidAt, earlier(firstPaidAt ?? paidAt, paidAt))
  const priced = quote(compiled, agreed.draft, onThatDay)
  const change = {
    ...{ agreed: agreed.lines, usual: before, changed: priced.lines, atFirst: [] },
    ...{ untouched: new Set<string>(), sharesSums: false },
  }
  const lines = keepPaid(withDiscounts(priced.lines, agreedDiscounts(change)), agreed)
  const total = sumMoney(lines.map(({ amount, onSite }) => (onSite ? 0 : amount)))
  if (total === agreed.total) return null
  const rules = paymentRules(compiled, wholeScope(agreed.draft, onThatDay))
  return {
    lines,
    total,
    due: agreedDue(rules, priced.due, total, agreed.due, paidAt),
  }
}

/** Lines with the paid ones as they were agreed. */
function keepPaid(
  lines: readonly QuoteLine[],
  { lines: agreed, paidLineKeys = new Set() }: Agreed,
): QuoteLine[] {
  const byKey = Map.groupBy(lines, lineKey)
  return [...byKey].flatMap(([key, repriced]) =>
    paidLineKeys.has(key) ? agreed.filter((line) => lineKey(line) === key) : repriced,
  )
}

const earlier = (a: Temporal.PlainDateTime, b: Temporal.PlainDateTime) =>
  Temporal.PlainDateTime.compare(a, b) <= 0 ? a : b
