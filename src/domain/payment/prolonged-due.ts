import type { Balance, Due } from './balance.ts'
import { duesNow } from './dues-now.ts'

/** A `now` that makes nothing overdue. */
const ANY_DAY = ''

/**
 * The parts of a price with more time for the next one that is open: until a later moment (an ISO local date-time), and
 * later parts not before it. Null when no part is open, or the moment is not later.
 */
export function prolongedDue<Part extends Due>(
  parts: readonly Part[],
  balance: Pick<Balance, 'owed' | 'paid'>,
  until: string,
): Part[] | null {
  const open = duesNow(parts, balance, ANY_DAY).findIndex(({ left }) => left > 0)
  const before = parts[open]?.until ?? null
  if (before === null || before >= until) return null
  return parts.map((part, index) =>
    index >= open && part.until !== null && part.until < until ? { ...part, until } : part,
  )
}
