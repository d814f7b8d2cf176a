import type { Grosze } from '../values/money.ts'
import type { Balance, Due } from './balance.ts'
import { duesNow } from './dues-now.ts'

/** A `now` that makes nothing overdue; the amount to ask for does not depend on the day. */
const ANY_DAY = ''

/**
 * Grosze to ask for with the next payment: what is left of the first part that is not covered yet (flow C9). Where
 * nothing was agreed upon and something is owed all the same, all of it. 0 when nothing is owed.
 */
export function dueNow(parts: readonly Due[], balance: Pick<Balance, 'owed' | 'paid'>): Grosze {
  const standing = duesNow(parts, balance, ANY_DAY)
  if (standing.length === 0) return Math.max(0, balance.owed - balance.paid)
  return standing.find(({ left }) => left > 0)?.left ?? 0
}

/**
 * Whether a payer may pay this number of grosze at once: what is due now, all that is owed, or anything between
 * (flow C9); never more.
 */
export function mayPay(
  amount: Grosze,
  parts: readonly Due[],
  balance: Pick<Balance, 'owed' | 'paid'>,
): boolean {
  const least = dueNow(parts, balance)
  return least > 0 && amount >= least && amount <= balance.owed - balance.paid
}
