import { isObject, type Json } from './json.ts'

/**
 * The n-th child is a rank of the adjustment itself, where its condition compared a place among the people, bare or as
 * one part of `all`. The fact goes when nobody else names it. What is typed comes in the order `typed`.
 */
export function convertRanks(definition: Json): Json {
  const { adjustments = [], facts } = definition
  if (!Array.isArray(facts) || !Array.isArray(adjustments)) return definition
  const typed = facts.map(withTyped)
  const ranks = ranksOf(typed)
  const moved = adjustments.map((adjustment) => withRank(adjustment, ranks))
  const converted = {
    ...definition,
    facts: typed,
    ...(definition.adjustments === undefined
      ? {}
      : { adjustments: moved.map(({ adjustment }) => adjustment) }),
  }
  const left = moved.flatMap(({ asked }) => asked ?? []).filter((id) => !isNamed(id, converted))
  return { ...converted, facts: typed.filter((fact) => !isObject(fact) || !left.includes(String(fact.id))) }
}

function withTyped(fact: unknown): unknown {
  return isObject(fact) && fact.kind === 'rank' && fact.order === 'typing'
    ? { ...fact, order: 'typed' }
    : fact
}

const ORDERS: readonly unknown[] = [undefined, 'oldest', 'youngest', 'typed']

/** The facts of that kind by their ids, as far as nothing about them is wrong. */
function ranksOf(facts: readonly unknown[]): ReadonlyMap<string, Json> {
  const known = facts.filter(isObject)
  return new Map(
    known
      .filter(({ id, kind, order }) => isId(id) && kind === 'rank' && ORDERS.includes(order))
      .filter((fact) => Object.keys(fact).every((key) => FIELDS.includes(key)))
      .filter(({ id }) => known.filter((other) => other.id === id).length === 1)
      .map((fact) => [`own.${String(fact.id)}`, fact]),
  )
}

const isId = (id: unknown): boolean => typeof id === 'string' && /^[a-z0-9-]+$/.test(id)

const FIELDS = ['id', 'name', 'kind', 'among', 'order']

/** The adjustment with a rank, and the id of the fact that its condition asked. */
function withRank(
  adjustment: unknown,
  ranks: ReadonlyMap<string, Json>,
): { adjustment: unknown; asked?: string } {
  if (!isObject(adjustment) || adjustment.rank !== undefined || !isObject(adjustment.when))
    return { adjustment }
  const { when: _, ...rest } = adjustment
  const { when } = adjustment
  const parts: readonly unknown[] =
    Array.isArray(when.all) && Object.keys(when).length === 1 ? when.all : [when]
  const asking = parts.filter((part) => isObject(part) && ranks.has(String(part.fact)))
  const [part] = asking
  if (asking.length !== 1 || !isObject(part)) return { adjustment }
  const fact = ranks.get(String(part.fact))
  const places = placesOf(part)
  if (fact === undefined || places === null) return { adjustment }
  const others = parts.filter((each) => each !== part)
  const { order = 'oldest', among } = fact
  const rank = { order, ...(among === undefined ? {} : { among }), ...places }
  return { adjustment: { ...rest, ...allOf(others), rank }, asked: String(fact.id) }
}

/** 'From the third on' of a comparison; null where it says anything else than places that a rank can state. */
function placesOf({ fact: _, is, atLeast = is, atMost = is, ...others }: Json): Json | null {
  const isBoth = is !== undefined && (atLeast !== is || atMost !== is)
  const bounds = [atLeast, atMost].filter((bound) => bound !== undefined)
  if (isBoth || bounds.length === 0 || Object.keys(others).length > 0 || !bounds.every(isPlace)) return null
  return {
    ...(atLeast === undefined ? {} : { from: atLeast }),
    ...(atMost === undefined ? {} : { to: atMost }),
  }
}

const isPlace = (bound: unknown): boolean =>
  typeof bound === 'number' && Number.isInteger(bound) && bound >= 1 && bound <= 1000

function allOf(parts: readonly unknown[]): Json {
  const [only] = parts
  if (only === undefined) return {}
  return { when: parts.length === 1 ? only : { all: parts } }
}

/** Whether any text of the definition names the fact: a condition, a price, a table, a sum, a message. */
const isNamed = (id: string, definition: Json): boolean =>
  new RegExp(`\\bown\\.${id}(?![a-z0-9-])`).test(JSON.stringify(definition))
