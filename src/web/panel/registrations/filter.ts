import type { z } from 'zod'
import { registrationState } from '#contract/common.ts'

export type RegistrationState = z.infer<typeof registrationState>

/** The search parameters of the list of registrations: the search text and the state. */
export interface Filter {
  readonly szukaj?: string
  readonly stan?: RegistrationState
}

/** Reads the filter of an address; unknown parameters are left out, so an old link still opens. */
export function readFilter(search: Record<string, unknown>): Filter {
  const text = typeof search.szukaj === 'string' ? search.szukaj.trim().slice(0, 100) : ''
  const state = registrationState.safeParse(search.stan)
  return { ...(text === '' ? {} : { szukaj: text }), ...(state.success ? { stan: state.data } : {}) }
}

/** The states to choose from: those in use, and the chosen one, in the order of the life cycle. */
export function statesToChoose(
  counts: Readonly<Record<string, number>>,
  chosen: RegistrationState | undefined,
): readonly RegistrationState[] {
  return registrationState.options.filter((state) => (counts[state] ?? 0) > 0 || state === chosen)
}

/** The number of registrations without the filter by state. */
export function countAll(counts: Readonly<Record<string, number>>): number {
  return registrationState.options.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
}

/**
 * How many match the filter. The counts are those of the whole event, so with a search the number
 * is known only at the end of the list; until then null.
 */
export function countFound(
  shown: number,
  hasMore: boolean,
  filter: Filter,
  counts: Readonly<Record<string, number>>,
): number | null {
  if (!hasMore) return shown
  if (filter.szukaj !== undefined) return null
  return filter.stan === undefined ? countAll(counts) : (counts[filter.stan] ?? shown)
}
