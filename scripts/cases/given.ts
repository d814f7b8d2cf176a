import type { EventDefinition } from '#domain/event/definition.ts'
import type { Case } from './case-file.ts'
import { poolNamed, wantedSlot } from './given-pool.ts'
import { type Fill, fillOf, isSide, sideAndName } from './given-words.ts'
import type { CaseRegistration } from './sample.ts'

type Free = Record<string, number>

/** What a sample says of a pool. */
interface Said {
  readonly label: string
  readonly pool: string
  readonly fill: Fill
}

interface World {
  readonly file: Case
  readonly definition: EventDefinition
  readonly sample: CaseRegistration
}

/**
 * Free units by pool when the sample begins, as its `given` says, by itself or by the rules of the case file;
 * what is set aside in allotments is not free.
 * @throws Error for what is not understood, or says two things
 */
export function freeByGiven(file: Case, definition: EventDefinition, sample: CaseRegistration): Free {
  const all = saidIn({ path: [], side: null, label: '' }, sample.given, { file, definition, sample })
  const aside = definition.pools.filter(({ allotments }) => allotments.length > 0)
  const free: Free = Object.fromEntries(aside.map(({ id }) => [id, capacityOf(definition, id)]))
  for (const [pool, said] of Map.groupBy(all, (each) => each.pool))
    free[pool] = leftOf(pool, said, capacityOf(definition, pool))
  return free
}

/** The keys of the file's `given` that no sample says. */
export function unsaidGiven({ given, registrations }: Case): string[] {
  const said = new Set(registrations.flatMap(({ given: of }) => pathsIn('', of)))
  return Object.keys(given).filter((key) => !said.has(key))
}

function pathsIn(label: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const path = label === '' ? key : `${label}.${key}`
    return [path, ...pathsIn(path, each)]
  })
}

/** Where in what is given: names of a pool, what the numbers there are of, and the keys as they are written. */
interface At {
  readonly path: readonly string[]
  readonly side: string | null
  readonly label: string
}

const inside = ({ path, side, label }: At, key: string): At => ({
  ...{ path: [...path, key], side, label: label === '' ? key : `${label}.${key}` },
})

const FOR_READERS = new Set(['note', 'notes', 'why', 'comment'])

/** Walks into what is nested until a rule, a number or a sentence is met: { "boards": { "2026-07-05": 4 } }. */
function saidIn(at: At, value: unknown, world: World): Said[] {
  const rule = world.file.given[at.label]
  if (rule !== undefined) return byRule(at.label, rule, value, world)
  if (Array.isArray(value)) return value.flatMap((each) => saidInList(at, each, world))
  if (typeof value !== 'object' || value === null) return saidOf(at, value, world)
  return Object.entries(value).flatMap(([key, each]) => {
    const isForReaders = FOR_READERS.has(key) && world.file.given[inside(at, key).label] === undefined
    return isForReaders ? [] : saidIn(atKey(at, key, world), each, world)
  })
}

function atKey(at: At, key: string, { file }: World): At {
  const below = inside(at, key)
  if (file.given[below.label] !== undefined) return below
  if (isSide(key)) return { ...below, path: at.path, side: key }
  const [name, side] = sideAndName(key)
  return { ...below, path: [...at.path, name], side: side ?? at.side }
}

/** An element of a list: { "pool": "p", "taken": 5 }, or the name of a pool that is full. */
function saidInList(at: At, each: unknown, world: World): Said[] {
  if (typeof each === 'string') return saidOf(inside(at, each), true, world)
  const { pool, ...rest } =
    typeof each === 'object' && each !== null && 'pool' in each ? each : { pool: null }
  if (typeof pool === 'string') return saidIn(inside(at, pool), rest, world)
  throw notSaid(inside(at, JSON.stringify(each)).label)
}

/** A number, or words; `side` tells what the number is of, and a number without one is what is taken. */
function saidOf(at: At, value: unknown, world: World): Said[] {
  if (at.side === 'full' && typeof value === 'string') return saidOf(inside(at, value), true, world)
  const pool = poolNamed(at.path, world)
  if (typeof pool !== 'string') throw notSaid(at.label, pool.why)
  return [{ label: at.label, pool, fill: filled(at, value) }]
}

function filled({ side, label }: Omit<At, 'path'>, value: unknown): Fill {
  const fill = fillOf(side, value)
  if (fill === null) throw new Error(`given '${label}' is not a number of places: ${JSON.stringify(value)}`)
  return fill
}

function byRule(label: string, rule: Case['given'][string], value: unknown, world: World): Said[] {
  if ('nothing' in rule) return []
  if ('sentences' in rule) {
    const said = rule.sentences[String(value)]
    if (said === undefined)
      throw new Error(`given.${label}: the case file does not say what '${value}' means`)
    return Object.entries(said).map(([pool, left]) => ({ label, pool: ruled(pool, world), fill: { left } }))
  }
  const [pools, side] = 'takenOf' in rule ? [rule.takenOf, 'taken'] : [rule.leftOf, 'left']
  const fill = filled({ side, label }, value)
  return [pools].flat().map((pool) => ({ label, pool: ruled(pool, world), fill }))
}

/** A pool that a rule of the file names. */
function ruled(name: string, world: World): string {
  if (name === 'slot') return wantedSlot(world.sample)
  const pool = poolNamed([name], world)
  if (typeof pool === 'string') return pool
  throw new Error(`given: ${pool.why}`)
}

const notSaid = (label: string, why?: string) =>
  new Error(`the case file does not say what given '${label}' means${why === undefined ? '' : `: ${why}`}`)

/** What several sentences about one pool leave free: what is taken adds up, and what is left must agree with it. */
function leftOf(pool: string, said: readonly Said[], capacity: number): number {
  const taken = said.reduce((sum, { fill }) => sum + (fill.taken ?? 0), 0)
  const isTaken = said.some(({ fill }) => fill.taken !== undefined)
  const lefts = new Set(said.flatMap(({ fill }) => fill.left ?? []))
  for (const { label, fill } of said)
    if (fill.of !== undefined && fill.of !== capacity)
      throw new Error(`given '${label}' speaks of ${fill.of} places, but '${pool}' has ${capacity}`)
  const [left = capacity - taken] = lefts
  const agrees = !isTaken || !Number.isFinite(capacity) || left === capacity - taken
  if (lefts.size > 1 || !agrees)
    throw new Error(
      `given says two things of '${pool}' (${capacity} in all): ${said.map(({ label }) => label).join(', ')}`,
    )
  return left
}

/** What anybody may take of a pool in the beginning; infinite where nothing limits. */
export function capacityOf(definition: EventDefinition, pool: string): number {
  if (pool.startsWith('slot:')) return definition.slots?.capacity ?? 0
  const known = definition.pools.find(({ id }) => id === pool)
  if (known === undefined) throw new Error(`the definition has no pool '${pool}'`)
  const aside = known.allotments.reduce((sum, { units }) => sum + units, 0)
  return (known.capacity ?? Number.POSITIVE_INFINITY) - aside
}
