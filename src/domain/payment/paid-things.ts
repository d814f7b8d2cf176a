import { thingOf } from '../quote/agreed-discounts.ts'
import type { QuoteLine } from '../quote/quote-result.ts'
import { balanceOf, type LedgerEntry } from './balance.ts'

/** An entry of the ledger with what was agreed before and after it, where it has changed that. */
export interface BookedEntry extends LedgerEntry {
  readonly at: Temporal.Instant
  readonly change: Change | null
}

interface Change {
  readonly before: readonly QuoteLine[]
  readonly after: readonly QuoteLine[]
  /** The place of one has become that of another. */
  readonly isHandOver: boolean
}

/**
 * What of a registration was paid in full (`thingOf` each): all that was agreed when nothing was left to pay last. A
 * place that was handed over since is its successor's. What is booked in one moment belongs together: whoever is
 * revived by a deposit owes again as the deposit comes.
 * @param ledger oldest first
 * @param lines as they are agreed now
 */
export function paidThings(ledger: readonly BookedEntry[], lines: readonly QuoteLine[]): ReadonlySet<string> {
  const moments = [...Map.groupBy(ledger, ({ at }) => at.toString()).values()]
  const paid = moments.findLastIndex((entries, index) => {
    const { owed, toPay } = balanceOf(moments.slice(0, index + 1).flat())
    return entries.some(({ kind }) => kind === 'payment') && owed > 0 && toPay === 0
  })
  if (paid < 0) return new Set()
  const changes = moments
    .slice(paid + 1)
    .flat()
    .flatMap(({ change }) => change ?? [])
  const atThatTime = changes[0]?.before ?? lines
  return new Set(changes.reduce(followed, atThatTime).map(thingOf))
}

/** Lines under the name of whoever has taken a place over by this change. */
function followed(lines: readonly QuoteLine[], { before, after, isHandOver }: Change): readonly QuoteLine[] {
  if (!isHandOver) return lines
  const giver = before.find(({ person }) => after.every((line) => line.person !== person))?.person
  const successor = after.find(({ person }) => before.every((line) => line.person !== person))?.person
  if (giver === undefined || successor === undefined) return lines
  return lines.map((line) => (line.person === giver ? { ...line, person: successor } : line))
}
