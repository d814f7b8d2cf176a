import type { CompiledDefinition } from '../quote/compiled.ts'
import { quote } from '../quote/quote.ts'
import type { QuoteContext, QuoteDue } from '../quote/quote-result.ts'
import { shortestTerm } from '../quote/shortest-term.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { isoMoment } from '../time.ts'

/**
 * What is due when, where a fee for a change or for handing over comes beside the price: it is owed with the last part.
 * Where the day of that part is over, the part is due when it would be for who registers now, or within the shortest
 * term, as a part that grows (`agreedDue`): nobody is late with a fee that was not there a minute ago.
 * @param now the world in which the fee is charged
 */
export function dueWithFee(
  compiled: CompiledDefinition,
  due: readonly QuoteDue[],
  draft: RegistrationDraft,
  now: QuoteContext,
): QuoteDue[] {
  const last = due.at(-1)
  if (last === undefined || last.until === null || last.until >= isoMoment(now.now)) return [...due]
  const anew = quote(compiled, draft, now).due.at(-1)?.until ?? ''
  const shortest = isoMoment(shortestTerm(compiled.definition, now.now))
  return [...due.slice(0, -1), { ...last, until: anew > shortest ? anew : shortest }]
}
