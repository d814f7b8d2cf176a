import { isOwnPool, isTimed, limitOf } from '../capacity/own-pools.ts'
import type { Pool } from '../event/definition/definition.ts'
import { fieldOfCode } from '../event/facts/listed-codes.ts'
import { isCompulsory } from './choices.ts'
import { type Asked, type Demand, sumClaims } from './claims.ts'
import type { CompiledDefinition, CompiledPlace } from './compiled.ts'
import { freeUnits } from './free-units.ts'
import { nearestFree, takesOf } from './nearest-free.ts'
import type { ProblemCode, QuoteProblem } from './quote-result.ts'
import type { Scope } from './scope.ts'

/**
 * Pools that have fewer units than are wanted, as far as is known at this moment (the database decides). A problem
 * belongs to a person when that person's own choice alone asks for the pool. Nested pools that are full for the same
 * causes are reported once, by the one that was asked first; each kind of people with a limit of its own by its own.
 */
export function problemsOfPools(
  compiled: CompiledDefinition,
  demands: readonly Demand[],
  { context }: Scope,
): QuoteProblem[] {
  const wanted = new Map(sumClaims(demands).map(({ pool, units }) => [pool, units]))
  const left = (pool: string) => freeUnits(compiled, context.facts.free, pool) - (wanted.get(pool) ?? 0)
  const problems = new Map<string, QuoteProblem>()
  for (const pool of new Set(demands.map((demand) => demand.pool))) {
    const units = wanted.get(pool) ?? 0
    const free = freeUnits(compiled, context.facts.free, pool)
    if (units <= free) continue
    const known = compiled.pools.get(limitOf(pool))
    const code = known === undefined ? 'slot_full' : codeOf(known, free)
    const askers = demands.filter((demand) => demand.pool === pool)
    const causes = [...new Set(askers.map(({ cause }) => cause))]
    const isOfKind = askers.every((each) => each.isOfKind)
    const ofAll = JSON.stringify([code, ...causes])
    const key = isOwnPool(pool) || isOfKind ? JSON.stringify([code, pool]) : ofAll
    if (problems.has(key) || problems.has(ofAll)) continue
    const isPart = isOfKind || askers.every((each) => isOfPart(compiled, each))
    const asked = askers.flatMap((each) => each.asked)
    const instead = isPart && LACKS.has(code) ? nearestFree(compiled, pool, asked, left) : []
    const params = {
      ...{ pool: known?.name ?? pool, wanted: units, free: Math.max(0, free) },
      ...(known?.per !== undefined && isTimed(known) ? { at: known.per } : {}),
      ...(isPart ? { part: 1 } : {}),
      ...(askers.some(({ isWhole }) => isWhole) ? { whole: 1 } : {}),
      ...(isOwnPool(pool) && new Set(askers.map(({ chosenBy }) => chosenBy)).size > 1 ? { twice: 1 } : {}),
      ...(instead.length > 0 ? { instead: instead.join(', ') } : {}),
    }
    const limit = limitOf(pool)
    const where = known?.per === 'code' ? fieldOfCode(compiled.definition.questions, limit) : limit
    problems.set(key, { code, person: onlyAsker(askers), where, params })
  }
  return [...problems.values()]
}

function onlyAsker(askers: readonly Demand[]): string | null {
  const [first = null, ...others] = new Set(askers.map(({ chosenBy }) => chosenBy))
  return others.length === 0 ? first : null
}

/** Whether the request is optional, or has an alternative of its kind: then it is not the event that is full. */
const isOfPart = (compiled: CompiledDefinition, { pool, asked }: Demand): boolean =>
  asked.length > 0 && asked.every((each) => isDispensable(compiled, each, pool))

function isDispensable({ groups, types }: CompiledDefinition, asked: Asked, pool: string): boolean {
  const without = ({ claims }: Pick<CompiledPlace, 'claims'>) => !takesOf(pool, claims)
  if (asked.kind !== 'line') return [...(asked.kind === 'group' ? groups : types).values()].some(without)
  const { item, options } = asked.line.item
  const isNeeded = item.choose === 'always' || isCompulsory(item) || item.category === 'participation'
  return !isNeeded || (without(asked.line.item) && [...options.values()].some(without))
}

/** A kind of room that has some beds left, but not enough, is too small rather than taken. */
const codeOf = ({ refusal }: Pool, free: number): ProblemCode =>
  refusal === 'room_full' && free > 0 ? 'room_capacity' : refusal

const LACKS: ReadonlySet<string> = new Set([
  'event_full',
  'group_full',
  'product_full',
  'slot_full',
  'room_full',
  'room_capacity',
])

/**
 * Whether only places are missing. A requirement may use the code `room_capacity` too: that is a rule, and stays one.
 */
export const isLackOfPlaces = ({ code, params = {} }: ProblemSource): boolean =>
  LACKS.has(code) && Object.hasOwn(params, 'free')

/** A problem of a quote, calculated here or sent by the server. */
interface ProblemSource {
  readonly code: string
  readonly params?: QuoteProblem['params'] | undefined
}
