import type { Grosze } from '../values/money.ts'
import type { Due } from './balance.ts'

/**
 * How much of the paid amount is not taken from the people who stay when one of them resigns: the first part, which has
 * confirmed them, and everything up to the last part that was paid when its day was over. Otherwise they would be late
 * with amounts that they paid in time.
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
