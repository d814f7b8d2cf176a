import { slotOfPool, slotPlaces } from '#domain/capacity/slots.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { Case } from './case-file.ts'
import { poolNamed, wantedSlot } from './given-pool.ts'
import { type Fill, fillOf, isSide, sideAndName } from './given-words.ts'
import type { CaseRegistration } from './sample.ts'

type Free = Record<string, number>

/** A statement of a sample about a pool. */
interface Statement {
  readonly label: string
  readonly pool: string
  readonly fill: Fill
}

interface Context {
  readonly file: Case
  readonly definition: EventDefinition
  readonly sample: CaseRegistration
}

/**
 * Free units by pool when the sample begins, from its `given`, by itself or by the rules of the case file; places
 * set aside in allotments are not free.
 * @throws Error for a statement that is not understood, or contradicts another
 */
export function freeByGiven(file: Case, definition: EventDefinition, sample: CaseRegistration): Free {
  const all = statementsIn({ path: [], side: null, label: '' }, sample.given, { file, definition, sample })
  const aside = definition.pools.filter(({ allotments }) => allotments.length > 0)
  const free: Free = Object.fromEntries(aside.map(({ id }) => [id, capacityOf(definition, id)]))
  for (const [pool, statements] of Map.groupBy(all, (each) => each.pool))
    free[pool] = leftOf(pool, statements, capacityOf(definition, pool))
  return free
}

/** The keys of the file's `given` that no sample uses. */
export function unsaidGiven({ given, registrations }: Case): string[] {
  const used = new Set(registrations.flatMap(({ given: of }) => pathsIn('', of)))
  return Object.keys(given).filter((key) => !used.has(key))
}

function pathsIn(label: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const path = label === '' ? key : `${label}.${key}`
    return [path, ...pathsIn(path, each)]
  })
}

/** A position within `given`: names of a pool, what its numbers count, and the keys as written. */
interface At {
  readonly path: readonly string[]
  readonly side: string | null
  readonly label: string
}

const inside = ({ path, side, label }: At, key: string): At => ({
  ...{ path: [...path, key], side, label: label === '' ? key : `${label}.${key}` },
})

const FOR_READERS = new Set(['note', 'notes', 'why', 'comment'])

/** Descends into nested values until a rule, a number or a sentence is found: { "boards": { "2026-07-05": 4 } }. */
function statementsIn(at: At, value: unknown, context: Context): Statement[] {
  const rule = context.file.given[at.label]
  if (rule !== undefined) return byRule(at.label, rule, value, context)
  if (Array.isArray(value)) return value.flatMap((each) => statementsInList(at, each, context))
  if (typeof value !== 'object' || value === null) return statementsOf(at, value, context)
  return Object.entries(value).flatMap(([key, each]) => {
    const isForReaders = FOR_READERS.has(key) && context.file.given[inside(at, key).label] === undefined
    return isForReaders ? [] : statementsIn(atKey(at, key, context), each, context)
  })
}

function atKey(at: At, key: string, { file }: Context): At {
  const below = inside(at, key)
  if (file.given[below.label] !== undefined) return below
  if (isSide(key)) return { ...below, path: at.path, side: key }
  const [name, side] = sideAndName(key)
  return { ...below, path: [...at.path, name], side: side ?? at.side }
}

/** An element of a list: { "pool": "p", "taken": 5 }, or the name of a pool that is full. */
function statementsInList(at: At, each: unknown, context: Context): Statement[] {
  if (typeof each === 'string') return statementsOf(inside(at, each), true, context)
  const { pool, ...rest } =
    typeof each === 'object' && each !== null && 'pool' in each ? each : { pool: null }
  if (typeof pool === 'string') return statementsIn(inside(at, pool), rest, context)
  throw notUnderstood(inside(at, JSON.stringify(each)).label)
}

/** A number, or words; `side` defines what the number counts, by default taken units. */
function statementsOf(at: At, value: unknown, context: Context): Statement[] {
  if (at.side === 'full' && typeof value === 'string') return statementsOf(inside(at, value), true, context)
  const pool = poolNamed(at.path, context)
  if (typeof pool !== 'string') throw notUnderstood(at.label, pool.why)
  return [{ label: at.label, pool, fill: filled(at, value) }]
}

function filled({ side, label }: Omit<At, 'path'>, value: unknown): Fill {
  const fill = fillOf(side, value)
  if (fill === null) throw new Error(`given '${label}' is not a number of places: ${JSON.stringify(value)}`)
  return fill
}

function byRule(label: string, rule: Case['given'][string], value: unknown, context: Context): Statement[] {
  if ('nothing' in rule) return []
  if ('sentences' in rule) {
    const lefts = rule.sentences[String(value)]
    if (lefts === undefined)
      throw new Error(`given.${label}: the case file does not say what '${value}' means`)
    return Object.entries(lefts).map(([pool, left]) => ({
      label,
      pool: ruled(pool, context),
      fill: { left },
    }))
  }
  const [pools, side] = 'takenOf' in rule ? [rule.takenOf, 'taken'] : [rule.leftOf, 'left']
  const fill = filled({ side, label }, value)
  return [pools].flat().map((pool) => ({ label, pool: ruled(pool, context), fill }))
}

/** A pool that a rule of the file names. */
function ruled(name: string, context: Context): string {
  if (name === 'slot') return wantedSlot(context.sample)
  const pool = poolNamed([name], context)
  if (typeof pool === 'string') return pool
  throw new Error(`given: ${pool.why}`)
}

const notUnderstood = (label: string, why?: string) =>
  new Error(`the case file does not say what given '${label}' means${why === undefined ? '' : `: ${why}`}`)

/** What several statements about one pool leave free: taken units add up, and units left must agree with them. */
function leftOf(pool: string, statements: readonly Statement[], capacity: number): number {
  const taken = statements.reduce((sum, { fill }) => sum + (fill.taken ?? 0), 0)
  const isTaken = statements.some(({ fill }) => fill.taken !== undefined)
  const lefts = new Set(statements.flatMap(({ fill }) => fill.left ?? []))
  for (const { label, fill } of statements)
    if (fill.of !== undefined && fill.of !== capacity)
      throw new Error(`given '${label}' speaks of ${fill.of} places, but '${pool}' has ${capacity}`)
  const [left = capacity - taken] = lefts
  const agrees = !isTaken || !Number.isFinite(capacity) || left === capacity - taken
  if (lefts.size > 1 || !agrees)
    throw new Error(
      `given contradicts itself about '${pool}' (${capacity} in all): ${statements.map(({ label }) => label).join(', ')}`,
    )
  return left
}

/** Units of a pool that are free for all in the beginning; infinite without a limit. */
export function capacityOf(definition: EventDefinition, pool: string): number {
  const slot = slotOfPool(pool)
  if (slot !== null)
    return definition.slots === null ? 0 : (slotPlaces(definition.slots, pool) ?? Number.POSITIVE_INFINITY)
  const known = definition.pools.find(({ id }) => id === pool)
  if (known === undefined) throw new Error(`the definition has no pool '${pool}'`)
  const aside = known.allotments.reduce((sum, { units }) => sum + units, 0)
  return (known.capacity ?? Number.POSITIVE_INFINITY) - aside
}
