import { isoMoment } from '../time.ts'
import type { CompiledDefinition } from './compile.ts'
import { SHORTEST_TERM } from './due.ts'
import { quote } from './quote.ts'
import type { Agreed } from './quote-change.ts'
import type { QuoteDue } from './quote-result.ts'

/**
 * What is due when once it was approved: the agreed sums, with terms that run from the approval. A day that ran
 * already stays; one that has passed meanwhile leaves the shortest term.
 * @param now the moment of the approval
 */
export function dueAfterApproval(
  compiled: CompiledDefinition,
  { draft, due, pricedAt }: Agreed,
  now: Temporal.PlainDateTime,
): QuoteDue[] {
  const context = { now: pricedAt, orderedAt: now, approved: true } as const
  const facts = { channel: 'office', free: {} } as const
  const fresh = quote(compiled, draft, { ...context, facts }).due
  return due.map((part) => {
    const until = part.until ?? fresh.find(({ name }) => name === part.name)?.until ?? null
    return {
      ...part,
      until: until !== null && until < isoMoment(now) ? isoMoment(now.add(SHORTEST_TERM)) : until,
    }
  })
}
