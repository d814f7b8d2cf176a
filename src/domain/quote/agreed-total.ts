import type { Grosze } from '../money.ts'

/** Totals that a change of a registration is reckoned from. */
export interface ChangeTotals {
  /** Agreed before the change. */
  readonly agreed: Grosze
  /** What was agreed, without those who leave, by the prices that the change is reckoned by. */
  readonly staying: Grosze
  /** The changed draft by the same prices. */
  readonly changed: Grosze
  /** Whether the change only takes away: people leave, things are given up, nothing else. */
  readonly onlyLess: boolean
}

/**
 * What is owed after a change (flow C4.6). Everything is reckoned anew, but what was agreed for less than it
 * would cost now stays cheaper by as much; and who only takes away never owes more than was agreed.
 * Never negative, never more than the changed draft would cost anybody else.
 */
export function agreedTotal({ agreed, staying, changed, onlyLess }: ChangeTotals): Grosze {
  const cheaperBy = Math.max(0, staying - agreed)
  const total = Math.max(0, changed - cheaperBy)
  return onlyLess ? Math.min(total, agreed) : total
}
