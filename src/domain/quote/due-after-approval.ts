import { isoMoment } from '../time.ts'
import type { Agreed } from './agreed.ts'
import { agreedPart } from './agreed-due.ts'
import type { CompiledDefinition } from './compiled.ts'
import { quote } from './quote.ts'
import type { QuoteDue } from './quote-result.ts'
import { shortestTerm } from './shortest-term.ts'

/**
 * What is due when once it was approved: the agreed sums, with terms that run from the approval. A day that ran
 * already stays; one that has passed meanwhile leaves the shortest term.
 * @param now the moment of the approval
 */
export function dueAfterApproval(
  compiled: CompiledDefinition,
  { draft, due, pricedAt, channel }: Agreed,
  now: Temporal.PlainDateTime,
): QuoteDue[] {
  const context = { now: pricedAt, orderedAt: now, approved: true } as const
  const facts = { channel, free: {} }
  const fresh = quote(compiled, draft, { ...context, facts }).due
  return due.map((part) => {
    const until = part.until ?? agreedPart(part, due, fresh)?.until ?? null
    const isPast = until !== null && until < isoMoment(now)
    return { ...part, until: isPast ? isoMoment(shortestTerm(compiled.definition, now)) : until }
  })
}
