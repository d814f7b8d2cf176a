import { derivedRefusal, type TakerKind } from '../pool-refusal.ts'
import { isObject, type Json, listOf } from './json.ts'

/**
 * A pool that one plain claim takes from, one unit of it by everybody there, becomes the limit of the part that claims
 * it. Its id, name and refusal are kept where they are not those that follow from the part.
 */
export function limitsWhereTheyHold(definition: Json): Json {
  const pools = new Map(listOf(definition.pools).flatMap((pool) => movable(pool, definition)))
  const moved = new Set<unknown>()
  const withLimit = (taker: TakerKind, part: Json, names: Json): Json => {
    const [at, pool] = plainClaim(part, pools) ?? []
    if (at === undefined || pool === undefined || part.limit !== undefined) return part
    moved.add(pool.id)
    const claims = listOf(part.claims).filter((_, i) => i !== at)
    const { claims: _, ...rest } = part
    return { ...rest, ...(claims.length === 0 ? {} : { claims }), limit: limitOf(pool, taker, names) }
  }
  const places = (taker: TakerKind, parts: unknown) =>
    listOf(parts).map((part) => (isObject(part) ? withLimit(taker, part, part) : part))
  const item = (part: unknown) => {
    if (!isObject(part)) return part
    const taker = part.category === 'lodging' ? 'lodging' : 'other'
    const { options } = part
    return withLimit(taker, options === undefined ? part : { ...part, options: places(taker, options) }, part)
  }
  const { groups, types, items } = definition
  const converted = withLimit(
    'event',
    {
      ...definition,
      ...(groups === undefined ? {} : { groups: places('group', groups) }),
      ...(types === undefined ? {} : { types: places('other', types) }),
      ...(items === undefined ? {} : { items: listOf(items).map(item) }),
    },
    { id: 'event', name: definition.title },
  )
  if (moved.size === 0) return definition
  return {
    ...converted,
    pools: listOf(definition.pools).filter((pool) => !isObject(pool) || !moved.has(pool.id)),
  }
}

const FIELDS = new Set(['id', 'name', 'capacity', 'refusal', 'per', 'allotments'])

/** A pool that is claimed once and has only what a limit has, by its id. */
function movable(pool: unknown, definition: Json): [unknown, Json][] {
  if (!isObject(pool) || pool.per === 'code' || !Object.keys(pool).every((key) => FIELDS.has(key))) return []
  if (typeof pool.capacity !== 'number' && pool.capacity !== null) return []
  return claimsOf(definition, pool.id) === 1 ? [[pool.id, pool]] : []
}

/** How often a pool is named by claims, alone or as one of several; adjustments count too. */
function claimsOf(part: unknown, pool: unknown): number {
  if (Array.isArray(part)) return part.reduce<number>((sum, each) => sum + claimsOf(each, pool), 0)
  if (!isObject(part)) return 0
  const own = [part.pool].flat().filter((named) => named === pool).length
  return own + claimsOf(Object.values(part), pool)
}

/** The first claim of one unit for everybody on such a pool, by its position. */
function plainClaim(part: Json, pools: ReadonlyMap<unknown, Json>): [number, Json] | undefined {
  for (const [at, claim] of listOf(part.claims).entries()) {
    const pool = isObject(claim) ? pools.get(claim.pool) : undefined
    if (!isObject(claim) || pool === undefined) continue
    const { pool: _, units = 1, ...others } = claim
    if (units === 1 && Object.keys(others).length === 0) return [at, pool]
  }
  return undefined
}

/** A number where nothing else is stated. */
function limitOf({ capacity, allotments, ...pool }: Json, taker: TakerKind, part: Json): unknown {
  const { id, name, refusal, per } = pool
  const derived = derivedRefusal(taker, typeof per === 'string' ? per : undefined)
  const stated = {
    ...(id === part.id ? {} : { id }),
    places: capacity,
    ...(name === part.name ? {} : { name }),
    ...(refusal === derived ? {} : { refusal }),
    ...(per === undefined ? {} : { per }),
    ...(listOf(allotments).length === 0 ? {} : { allotments }),
  }
  return Object.keys(stated).length === 1 && capacity !== null ? capacity : stated
}
