import { unitsByLimit } from '#domain/capacity/own-pools.ts'
import type { Case } from './case-file.ts'
import type { Outcome } from './compare.ts'
import { findId, noPool } from './names.ts'
import type { Expectation } from './sample.ts'

type ExpectedClaim = NonNullable<Expectation['claims']>[number]

interface Wanted {
  readonly name: string
  /** Null for a name that only informs the reader. */
  readonly pool: string | null
  readonly units: number
  readonly left: number | undefined
}

/**
 * Matches each expected claim with a calculated one: units, and units left after. A name that means a pool must be
 * that pool, and claims of one pool add up; other names may occur only in files of samples alone, where they only
 * inform the reader.
 */
export function claimDifferences(file: Case, claims: readonly ExpectedClaim[], outcome: Outcome): string[] {
  const unknown = claims.flatMap(({ pool }) =>
    pool === '' || file.samplesAlone || poolOf(pool, file, outcome) !== null
      ? []
      : [`claims: ${noPool(pool, outcome.poolNames)}`],
  )
  if (unknown.length > 0) return unknown
  const open = unitsByLimit(outcome.quote.claims)
  const leftOf = (pool: string) => outcome.freeBefore(pool) - (open.get(pool) ?? 0)
  const all = `got ${[...open].map(([pool, units]) => `${units} of ${pool}, ${leftOf(pool)} left`).join('; ') || 'none'}`
  // Named pools match first, so that a name for the reader does not take their claim.
  return wantedOf(file, claims, outcome).flatMap(({ name, pool, units, left }) => {
    const fits = (id: string, got: number) => got === units && (left === undefined || left === leftOf(id))
    const found =
      pool === null
        ? [...open].find(([id, got]) => fits(id, got))?.[0]
        : fits(pool, open.get(pool) ?? 0)
          ? pool
          : undefined
    if (found !== undefined) open.delete(found)
    const wanted = `${units} of '${name}'${left === undefined ? '' : `, ${left} left`}`
    return found === undefined ? [`claims: expected ${wanted}, ${all}`] : []
  })
}

function wantedOf(file: Case, claims: readonly ExpectedClaim[], outcome: Outcome): Wanted[] {
  const each = claims.map((claim) => ({
    name: claim.pool,
    pool: poolOf(claim.pool, file, outcome),
    units: claim.units,
    left: claim.left,
  }))
  const named = Map.groupBy(
    each.filter(({ pool }) => pool !== null),
    ({ pool }) => pool,
  )
  const summed = [...named.values()].flatMap((same) => {
    const [first] = same
    const lefts = same.flatMap(({ left }) => left ?? [])
    const units = same.reduce((sum, claim) => sum + claim.units, 0)
    return first === undefined
      ? []
      : [{ ...first, units, left: lefts.length > 0 ? Math.min(...lefts) : undefined }]
  })
  return [...summed, ...each.filter(({ pool, units }) => pool === null && units !== 0)]
}

/** The pool that a name means: by the case file, by id or name, or a slot by its moment; null for none. */
function poolOf(name: string, file: Case, { poolNames }: Outcome): string | null {
  const slot = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:00)?$/.exec(name)
  if (slot !== null) return `slot:${slot[1]}T${slot[2]}`
  return findId(file.pools[name] ?? name, poolNames, file.words)
}
