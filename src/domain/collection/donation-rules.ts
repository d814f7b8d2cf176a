import type { Grosze } from '../values/money.ts'

/** The smallest and the largest donation: less costs more than it brings, more comes by a transfer. */
export const LEAST_DONATION: Grosze = 1_00
export const MOST_DONATION: Grosze = 50_000_00

/** How many sums a page suggests at most. */
export const MOST_AMOUNTS = 6

export const mayDonate = (amount: Grosze): boolean =>
  Number.isSafeInteger(amount) && amount >= LEAST_DONATION && amount <= MOST_DONATION

/** Why a collection takes nothing now. */
export type NoDonation = 'not_open' | 'over'

interface Collecting {
  readonly state: 'draft' | 'open' | 'closed'
  /** The last day, ISO; null: none. */
  readonly until: string | null
}

/** Null while it takes donations. @param today by Polish time, ISO */
export function whyNoDonation({ state, until }: Collecting, today: string): NoDonation | null {
  if (state !== 'open') return 'not_open'
  return until !== null && today > until ? 'over' : null
}

/** Days that are left, today included; null without a last day, 0 when it is over. */
export function daysLeft(until: string | null, today: string): number | null {
  if (until === null) return null
  const days = Temporal.PlainDate.from(today).until(Temporal.PlainDate.from(until)).days
  return Math.max(0, days + 1)
}

/** How much of the goal has come, in whole per cent: 100 only when all of it is there; null without a goal. */
export function progressOf(raised: Grosze, goal: Grosze | null): number | null {
  if (goal === null) return null
  return Math.min(100, Math.max(0, Math.floor((raised * 100) / goal)))
}
