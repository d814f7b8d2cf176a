import type { Free } from '#domain/capacity/free-places.ts'
import type { QuoteClaim } from '#domain/quote/quote-result.ts'

/** Units by pool id. */
export type Units = Readonly<Record<string, number>>

export const NO_UNITS: Units = {}

/** What is free to the owner of a hold: its own places are. */
export function withHeld(free: Free, held: Units): Free {
  const own = Object.entries(free).map(([pool, left]) => [
    pool,
    left === null ? null : left + (held[pool] ?? 0),
  ])
  return Object.fromEntries(own)
}

/** The claims on what may run out: without any there is nothing to hold. */
export const scarceClaims = (claims: readonly QuoteClaim[], free: Free): readonly QuoteClaim[] =>
  claims.filter(({ pool, units }) => units > 0 && free[pool] !== null)

/** Whether exactly these claims are held. */
export const isHeld = (claims: readonly QuoteClaim[], held: Units): boolean =>
  JSON.stringify(sorted(claims.map(({ pool, units }) => [pool, units]))) ===
  JSON.stringify(sorted(Object.entries(held)))

const sorted = (units: readonly (readonly [string, number])[]) =>
  units.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
