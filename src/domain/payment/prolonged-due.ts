import type { Balance, Due } from './balance.ts'
import { duesNow } from './dues-now.ts'

/** A `now` that makes nothing overdue. */
const ANY_DAY = ''

const indexOfOpen = (parts: readonly Due[], balance: Pick<Balance, 'owed' | 'paid'>): number =>
  duesNow(parts, balance, ANY_DAY).findIndex(({ left }) => left > 0)

/** The moment until which the next part that is open is to be paid; null: none is open, or it may be paid at any time. */
export const openUntil = (parts: readonly Due[], balance: Pick<Balance, 'owed' | 'paid'>): string | null =>
  parts[indexOfOpen(parts, balance)]?.until ?? null

/**
 * The parts of a price with more time for the next one that is open: until a later moment (an ISO local date-time), and
 * later parts not before it. Null when no part is open, or the moment is not later.
 */
export function prolongedDue<Part extends Due>(
  parts: readonly Part[],
  balance: Pick<Balance, 'owed' | 'paid'>,
  until: string,
): Part[] | null {
  const open = indexOfOpen(parts, balance)
  const before = parts[open]?.until ?? null
  if (before === null || before >= until) return null
  return parts.map((part, index) =>
    index >= open && part.until !== null && part.until < until ? { ...part, until } : part,
  )
}
