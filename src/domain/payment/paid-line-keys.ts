import { lineKey } from '../quote/agreed-discounts.ts'
import type { QuoteLine } from '../quote/quote-result.ts'
import type { Grosze } from '../values/money.ts'
import { balanceOf, type LedgerAmount } from './balance.ts'

/** An entry of the ledger and when it was written. */
export interface BookedAmount extends LedgerAmount {
  readonly at: Temporal.Instant
}

/** An agreement and when it was made. */
export interface AgreedLines {
  readonly at: Temporal.Instant
  readonly lines: readonly QuoteLine[]
  readonly total: Grosze
  /** Whose place was handed over to whom by it, by their refs. */
  readonly giver: string | null
  readonly successor: string | null
}

/**
 * The lines of a registration that were paid in full (`lineKey` each): everything that was agreed when nothing was left
 * to pay last. What costs neither more nor less takes the place of what was paid for, and a place that was handed over
 * since belongs to its successor. Entries of one moment belong together: a registration revived by a deposit owes again
 * as the deposit arrives.
 * @param ledger oldest first
 * @param revisions all agreements, oldest first
 */
export function paidLineKeys(
  ledger: readonly BookedAmount[],
  revisions: readonly AgreedLines[],
): ReadonlySet<string> {
  const moments = [...Map.groupBy(ledger, ({ at }) => at.toString()).values()]
  const paid = moments.findLast((entries, index) => {
    const { owed, toPay } = balanceOf(moments.slice(0, index + 1).flat())
    return entries.some(({ kind }) => kind === 'payment') && owed > 0 && toPay === 0
  })
  const paidAt = paid?.[0]?.at
  if (paidAt === undefined) return new Set()
  const before = revisions.filter(({ at }) => Temporal.Instant.compare(at, paidAt) <= 0)
  const [stood = revisions[0], ...later] = [before.at(-1), ...revisions.slice(before.length)]
  return new Set(settledSince(stood, later).map(lineKey))
}

/** The settled lines of an agreement that was paid in full, after the agreements that came later. */
function settledSince(stood: AgreedLines | undefined, later: readonly AgreedLines[]): readonly QuoteLine[] {
  let settled = stood?.lines ?? []
  let costsTheSame = true
  for (const revision of later) {
    costsTheSame &&= revision.total === stood?.total
    settled = costsTheSame ? revision.lines : followed(settled, revision)
  }
  return settled
}

/** Lines under the name of the person who has taken a place over. */
const followed = (lines: readonly QuoteLine[], { giver, successor }: AgreedLines): readonly QuoteLine[] =>
  giver === null
    ? lines
    : lines.map((line) => (line.person === giver ? { ...line, person: successor } : line))
