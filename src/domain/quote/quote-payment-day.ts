import type { Grosze } from '../money.ts'
import { agreedDue } from './agreed-due.ts'
import type { CompiledDefinition } from './compile.ts'
import { quote } from './quote.ts'
import { type Agreed, takeOff } from './quote-change.ts'
import type { QuoteContext, QuoteDue, QuoteLine } from './quote-result.ts'

/** What was agreed, reckoned by another day of payment. */
export interface ReckonedByDay {
  readonly lines: readonly QuoteLine[]
  readonly total: Grosze
  readonly due: readonly QuoteDue[]
}

/** Whether any rule asks for the day of payment, so that a price may change with it. */
export const asksPaymentDay = ({ definition }: CompiledDefinition): boolean =>
  JSON.stringify(definition).includes('"paymentDay"')

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
  const paidOn = (day: Temporal.PlainDateTime) =>
    quote(compiled, agreed.draft, {
      ...context,
      now: agreed.pricedAt,
      facts: { ...context.facts, paidAt: day },
    })
  const before = paidOn(agreed.paidAt ?? agreed.pricedAt)
  const priced = paidOn(paidAt)
  const total = Math.min(priced.total, Math.max(0, agreed.total + priced.total - before.total))
  if (total === agreed.total) return null
  return {
    lines: takeOff(priced.lines, priced.total - total),
    total,
    due: agreedDue(priced.due, total, agreed.due, paidAt),
  }
}
