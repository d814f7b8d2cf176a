import type { Grosze } from '../money.ts'
import type { Due } from './balance.ts'

/**
 * How much of what was paid is not taken of those who stay when somebody resigns: the first part, which has confirmed
 * them, and all up to the last part that was there when its day was over. Else they would be late with what they have
 * paid in time.
 * @param due after the change
 * @param now ISO local date-time, Polish time
 */
export function neededOfPaid(due: readonly Due[], paid: Grosze, now: string): Grosze {
  let sum = 0
  let needed = due[0]?.amount ?? 0
  for (const { amount, until } of due) {
    sum += amount
    if (sum <= paid && until !== null && until < now) needed = Math.max(needed, sum)
  }
  return needed
}
