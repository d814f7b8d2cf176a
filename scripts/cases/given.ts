import { slotPool } from '#domain/capacity/slots.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { readMoment } from '#domain/time.ts'
import type { Case, CaseRegistration } from './case-file.ts'
import { findId } from './names.ts'

type Free = Record<string, number>

/**
 * Free units by pool when the sample begins, as its `given` says, by itself or by the rules of the case file;
 * what is set aside in allotments is not free.
 */
export function freeByGiven(file: Case, definition: EventDefinition, sample: CaseRegistration): Free {
  const free: Free = Object.fromEntries(
    definition.pools
      .filter(({ allotments }) => allotments.length > 0)
      .map(({ id }) => [id, capacityOf(definition, id)]),
  )
  for (const [key, value] of Object.entries(sample.given))
    setBy(key, value, { file, definition, sample, free })
  return free
}

interface World {
  readonly file: Case
  readonly definition: EventDefinition
  readonly sample: CaseRegistration
  readonly free: Free
}

function setBy(key: string, value: unknown, world: World): void {
  const rule = world.file.given[key]
  if (rule === undefined) {
    setByName(key, value, world)
    return
  }
  if ('nothing' in rule) return
  if ('sentences' in rule) {
    const said = rule.sentences[String(value)]
    if (said === undefined) throw new Error(`given.${key}: the case file does not say what '${value}' means`)
    for (const [pool, left] of Object.entries(said)) set(pool, left, 'left', world)
    return
  }
  const [pools, side] =
    'takenOf' in rule ? ([rule.takenOf, 'taken'] as const) : ([rule.leftOf, 'left'] as const)
  for (const pool of pools === 'slot' ? ['slot'] : pools) set(pool, numberOf(key, value), side, world)
}

/** Words at the end of a key that tell the side. */
const TAKEN = /[ _-](taken|sold|used|registered|occupied)$/
const LEFT = /[ _-](left|free|available|remaining)$/

/** A key that no rule explains: '<pool>_taken', '<pool>_left', or { taken | left: { <pool>: number } }. */
function setByName(key: string, value: unknown, world: World): void {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : null
  if (inside !== null && (key === 'taken' || key === 'left')) {
    for (const [pool, units] of inside) set(pool, numberOf(`${key}.${pool}`, units), key, world)
    return
  }
  const side = TAKEN.test(key) ? 'taken' : LEFT.test(key) ? 'left' : null
  if (side === null) throw new Error(`the case file does not say what given '${key}' means`)
  const name = key.replace(side === 'taken' ? TAKEN : LEFT, '')
  if (name !== 'slot' && poolOf(name, world) === null) {
    throw new Error(`the case file does not say what given '${key}' means: no pool is called '${name}'`)
  }
  set(name, numberOf(key, value), side, world)
}

function set(name: string, units: number, side: 'taken' | 'left', world: World): void {
  const { free, definition, sample } = world
  const pool = name === 'slot' ? wantedSlot(sample) : (poolOf(name, world) ?? name)
  const capacity = free[pool] ?? capacityOf(definition, pool)
  free[pool] = side === 'left' ? units : capacity - units
}

const poolOf = (name: string, { file, definition }: World): string | null =>
  file.pools[name] ?? findId(name, definition.pools, file.words)

function numberOf(key: string, value: unknown): number {
  if (typeof value === 'number') return value
  throw new Error(`given '${key}' is not a number of places`)
}

function wantedSlot({ slot }: CaseRegistration): string {
  const moment = readMoment((slot ?? '').replace(' ', 'T'))
  if (moment === null) throw new Error('places of a slot are given, but no slot is wanted')
  return slotPool(moment)
}

/** What anybody may take of a pool in the beginning; infinite where nothing limits. */
export function capacityOf(definition: EventDefinition, pool: string): number {
  if (pool.startsWith('slot:')) return definition.slots?.capacity ?? 0
  const known = definition.pools.find(({ id }) => id === pool)
  if (known === undefined) throw new Error(`the definition has no pool '${pool}'`)
  const aside = known.allotments.reduce((sum, { units }) => sum + units, 0)
  return (known.capacity ?? Number.POSITIVE_INFINITY) - aside
}
