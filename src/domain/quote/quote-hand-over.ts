import { sumMoney } from '../money.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { type HandOver, heldForSuccessor } from '../registration/hand-over.ts'
import { type Agreed, daysOfPayment } from './agreed.ts'
import { agreedDiscounts, withDiscounts } from './agreed-discounts.ts'
import { agreedDue } from './agreed-due.ts'
import type { CompiledDefinition } from './compiled.ts'
import { problemsOfHandOver } from './problems-of-hand-over.ts'
import { quote } from './quote.ts'
import type { ChangeQuote } from './quote-change.ts'
import type { QuoteContext, QuoteLine } from './quote-result.ts'
import { wholeScope } from './scope.ts'

/** A place that is handed over, and the draft with the successor in it (`handedOver`), as far as it was asked for. */
interface Wanted {
  readonly handOver: HandOver
  readonly draft: RegistrationDraft
}

/**
 * Prices and judges that a place is handed over, by the rules of the agreement and as of its day: the successor stands
 * in the place of the giver, so its early price stays, and what was held need not be open any more. What the
 * successor is (age, type, answers) makes it dearer or cheaper. An option instead of the one that was held goes by
 * the windows of today.
 * @param context the world now; what the registration holds is free to it
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
    usual: inPlaceOf(handOver, quote(compiled, agreed.draft, { ...then, held: agreed.draft }).lines),
    changed: priced.lines,
    atFirst: quote(compiled, draft, { ...then, now: agreed.registeredAt }).lines,
    ...{ untouched: new Set<string>(), sharesSums: false },
  }
  const lines = withDiscounts(priced.lines, agreedDiscounts(things))
  const total = sumMoney(lines.map(({ amount, onSite }) => (onSite ? 0 : amount)))
  return {
    ...priced,
    lines,
    total,
    due: agreedDue(compiled, priced.due, total, agreed.due, context.now),
    pricedAt,
    problems: problemsOfHandOver(compiled, {
      handOver,
      agreed: priced.problems,
      today: quote(compiled, draft, { ...context, held }).problems,
      before: quote(compiled, agreed.draft, { ...context, held: agreed.draft }).problems,
      whole: wholeScope(draft, then),
    }),
  }
}

/** Lines of what was agreed, the giver's under the name of who takes the place over. */
const inPlaceOf = ({ giver, successor }: HandOver, lines: readonly QuoteLine[]): QuoteLine[] =>
  lines.map((line) => (line.person === giver ? { ...line, person: successor.ref } : line))
