import type { Pool } from '../event/definition.ts'
import { type Demand, sumClaims } from './claims.ts'
import type { CompiledDefinition } from './compile.ts'
import { freeUnits } from './free-units.ts'
import type { ProblemCode, QuoteProblem } from './quote-result.ts'
import type { Scope } from './scope.ts'

/**
 * Pools that have fewer units than are wanted, as far as is known at this moment (the database has the
 * last word). A problem belongs to a person when that person's own choice alone asks for the pool.
 * Nested pools that are full for the same causes are told once, by the one that was asked first.
 */
export function problemsOfPools(
  compiled: CompiledDefinition,
  demands: readonly Demand[],
  { context }: Scope,
): QuoteProblem[] {
  const wanted = new Map(sumClaims(demands).map(({ pool, units }) => [pool, units]))
  const problems = new Map<string, QuoteProblem>()
  for (const pool of new Set(demands.map((demand) => demand.pool))) {
    const units = wanted.get(pool) ?? 0
    const free = freeUnits(compiled, context.facts.free, pool)
    if (units <= free) continue
    const known = compiled.pools.get(pool)
    const code = known === undefined ? 'slot_full' : codeOf(known, free)
    const askers = demands.filter((demand) => demand.pool === pool)
    const causes = [...new Set(askers.map(({ cause }) => cause))]
    const told = JSON.stringify([code, ...causes])
    if (problems.has(told)) continue
    const params = { pool: known?.name ?? pool, wanted: units, free: Math.max(0, free) }
    problems.set(told, { code, person: onlyAsker(askers), where: pool, params })
  }
  return [...problems.values()]
}

function onlyAsker(askers: readonly Demand[]): string | null {
  const [first = null, ...others] = new Set(askers.map(({ chosenBy }) => chosenBy))
  return others.length === 0 ? first : null
}

/** A kind of room that has some beds left, but not enough, is too small rather than taken. */
const codeOf = ({ refusal }: Pool, free: number): ProblemCode =>
  refusal === 'room_full' && free > 0 ? 'room_capacity' : refusal

const LACKS: ReadonlySet<ProblemCode> = new Set([
  'event_full',
  'group_full',
  'product_full',
  'slot_full',
  'room_full',
  'room_capacity',
])

/** Whether only places are missing. A requirement may say `room_capacity` too: that is a rule, and stays one. */
export const isLackOfPlaces = ({ code, params }: QuoteProblem): boolean =>
  LACKS.has(code) && Object.hasOwn(params, 'free')
