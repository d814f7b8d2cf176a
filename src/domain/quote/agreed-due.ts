import type { Grosze } from '../money.ts'
import { isoMoment } from '../time.ts'
import { SHORTEST_TERM } from './due.ts'
import type { QuoteDue } from './quote-result.ts'

/**
 * What is due when after a change: the parts of the new price, less what is not owed of it, from the last part
 * on. A day that was agreed stays; a part that has grown after its day, or that is new and already due, is due
 * within the shortest term (flow C9.2). So nobody gains time by changing something.
 * @param total what is owed in all; not more than the parts add up to
 */
export function agreedDue(
  parts: readonly QuoteDue[],
  total: Grosze,
  agreed: readonly QuoteDue[],
  now: Temporal.PlainDateTime,
): QuoteDue[] {
  let left = total
  return parts.flatMap((part) => {
    const amount = Math.min(part.amount, left)
    left -= amount
    const before = agreed.find(({ name }) => name === part.name)
    const until = before === undefined ? part.until : before.until
    const isLate = until !== null && until < isoMoment(now) && amount > (before?.amount ?? 0)
    if (amount === 0) return []
    return [{ ...part, amount, until: isLate ? isoMoment(now.add(SHORTEST_TERM)) : until }]
  })
}
