import type { RegistrationDraft } from '../registration/draft.ts'
import { type HandOver, heldForSuccessor } from '../registration/hand-over.ts'
import { sumMoney } from '../values/money.ts'
import { type Agreed, daysOfPayment } from './agreed.ts'
import { agreedDiscounts, withDiscounts } from './agreed-discounts.ts'
import { agreedDue } from './agreed-due.ts'
import type { CompiledDefinition } from './compiled.ts'
import { paymentRules } from './plan-of.ts'
import { priceDraft } from './price-draft.ts'
import { problemsOfHandOver } from './problems-of-hand-over.ts'
import { quote } from './quote.ts'
import type { ChangeQuote } from './quote-change.ts'
import type { QuoteContext, QuoteLine } from './quote-result.ts'
import { wholeScope } from './scope.ts'

/** A place that is handed over, and the draft with the successor in it (`handedOver`), as far as it was requested. */
interface Wanted {
  readonly handOver: HandOver
  readonly draft: RegistrationDraft
}

/**
 * Prices and validates the handover of a place, by the rules of the agreement and as of its day: the successor replaces
 * the giver, so the early price stays, and what was held need not be open any more. The successor's own data (age,
 * type, answers) makes it dearer or cheaper. An option that replaces the held one requires an open window today.
 * @param context the current context; what the registration holds counts as free
 */
export function quoteHandOver(
  compiled: CompiledDefinition,
  agreed: Agreed,
  { handOver, draft }: Wanted,
  context: QuoteContext,
): ChangeQuote {
  const { pricedAt, channel } = agreed
  const facts = { ...context.facts, channel, ...daysOfPayment(agreed) }
  const held = heldForSuccessor(agreed.draft, handOver)
  const then = { ...context, now: pricedAt, facts, held }
  // Days that were not agreed run from now.
  const priced = quote(compiled, draft, { ...then, orderedAt: context.now })
  const things = {
    agreed: inPlaceOf(handOver, agreed.lines),
    usual: inPlaceOf(handOver, priceDraft(compiled, agreed.draft, { ...then, held: agreed.draft })),
    changed: priced.lines,
    atFirst: priceDraft(compiled, draft, { ...then, now: agreed.registeredAt }),
    ...{ untouched: new Set<string>(), sharesSums: false },
  }
  const lines = withDiscounts(priced.lines, agreedDiscounts(things))
  const whole = wholeScope(draft, then)
  const total = sumMoney(lines.map(({ amount, onSite }) => (onSite ? 0 : amount)))
  return {
    ...priced,
    lines,
    total,
    due: agreedDue(paymentRules(compiled, whole), priced.due, total, agreed.due, context.now),
    pricedAt,
    problems: problemsOfHandOver(compiled, {
      handOver,
      agreed: priced.problems,
      today: quote(compiled, draft, { ...context, held }).problems,
      before: quote(compiled, agreed.draft, { ...context, held: agreed.draft }).problems,
      whole,
    }),
  }
}

/** The agreed lines, the giver's under the name of the successor. */
const inPlaceOf = ({ giver, successor }: HandOver, lines: readonly QuoteLine[]): QuoteLine[] =>
  lines.map((line) => (line.person === giver ? { ...line, person: successor.ref } : line))
