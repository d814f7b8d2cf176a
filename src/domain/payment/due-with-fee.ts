import type { CompiledDefinition } from '../quote/compiled.ts'
import { quote } from '../quote/quote.ts'
import type { QuoteContext, QuoteDue } from '../quote/quote-result.ts'
import { shortestTerm } from '../quote/shortest-term.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { isoMoment } from '../values/time.ts'

/**
 * The payment schedule where a fee for a change or for handing over is added to the price: the fee is owed with the
 * last part. Where the day of that part is over, the part is due as for a new registration, or within the shortest
 * term, like a part that grows (`agreedDue`): a fee that is new cannot be overdue.
 * @param now the context in which the fee is charged
 */
export function dueWithFee(
  compiled: CompiledDefinition,
  due: readonly QuoteDue[],
  draft: RegistrationDraft,
  now: QuoteContext,
): QuoteDue[] {
  const last = due.at(-1)
  if (last === undefined || last.until === null || last.until >= isoMoment(now.now)) return [...due]
  const renewed = quote(compiled, draft, now).due.at(-1)?.until ?? ''
  const shortest = isoMoment(shortestTerm(compiled.definition, now.now))
  return [...due.slice(0, -1), { ...last, until: renewed > shortest ? renewed : shortest }]
}
