import type { Grosze } from '../values/money.ts'
import type { Balance, Due } from './balance.ts'

/** The state of a part of the price by the ledger. What is paid and what is left add up to what is owed for it now. */
export interface DueStanding {
  readonly paid: Grosze
  readonly left: Grosze
  /** Something is left and its last moment is over. */
  readonly overdue: boolean
}

/**
 * The agreed parts as they stand at `now` (an ISO local date-time, Polish time): money covers them in their order,
 * whenever it came (flow C9). When more is owed than was agreed, the last part grows; when less, the last parts shrink
 * first, so that a deposit keeps its amount while anything is owed beyond it.
 */
export function duesNow<Part extends Due>(
  parts: readonly Part[],
  { owed, paid }: Pick<Balance, 'owed' | 'paid'>,
  now: string,
): (Part & DueStanding)[] {
  let open = Math.max(0, owed)
  let money = Math.max(0, paid)
  return parts.map((part, index) => {
    const share = index === parts.length - 1 ? open : Math.min(part.amount, open)
    const covered = Math.min(share, money)
    open -= share
    money -= covered
    const left = share - covered
    return { ...part, paid: covered, left, overdue: left > 0 && part.until !== null && part.until < now }
  })
}
