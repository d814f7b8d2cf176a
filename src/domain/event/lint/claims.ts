import type { Claim, EventDefinition } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { type PlacedClaim, placedClaims } from '../facts/placed-claims.ts'

/** Claims that a limit can never serve, or that count a person twice, and limits of which nothing is for sale. */
export const lintClaims = (definition: EventDefinition): DefinitionProblem[] => [
  ...tooLarge(definition),
  ...countedTwice(definition),
  ...tiersOfPlaces(definition),
  ...nothingForSale(definition),
]

function tooLarge(definition: EventDefinition): DefinitionProblem[] {
  const { pools, peoplePerRegistration, attendance } = definition
  const known = new Map(pools.map((pool) => [pool.id, pool]))
  const fewest = attendance === 'people' ? peoplePerRegistration.min : 1
  return [
    ...placedClaims(definition).flatMap(({ path, claim, pieces, isOfAll }): DefinitionProblem[] => {
      const pool = typeof claim.pool === 'string' ? known.get(claim.pool) : undefined
      const wanted =
        claim.sharedBy === undefined
          ? claim.units * pieces * (isOfAll && pool?.per !== 'person' ? fewest : 1)
          : 1
      return pool?.capacity && wanted > pool.capacity
        ? [{ path, code: 'claim_too_large', values: { wanted, name: pool.name, capacity: pool.capacity } }]
        : []
    }),
    ...hoursOf(definition).flatMap(({ path, places }): DefinitionProblem[] =>
      places !== null && places > 0 && places < peoplePerRegistration.min
        ? [{ path, code: 'entry_too_small', values: { places, least: peoplePerRegistration.min } }]
        : [],
    ),
  ]
}

/** Every person takes two places of one limit: once for being there, once for an item that everyone has. */
function countedTwice(definition: EventDefinition): DefinitionProblem[] {
  const limited = definition.pools.filter(({ capacity }) => capacity !== null)
  const name = new Map(limited.map((pool) => [pool.id, pool.name]))
  const all = placedClaims(definition)
  const ofAll = all.filter(({ isOfAll }) => isOfAll)
  return all.flatMap(({ path, claim }, i) => {
    const isSame = (other: PlacedClaim) => other.path !== path && sameList(other.path, path)
    const before = all.slice(0, i)
    const twin = [...before.filter(isSame), ...ofAll.filter((each) => before.includes(each))].find(
      (other) => other.claim.pool === claim.pool && (other.isOfAll || sameWhen(other.claim, claim)),
    )
    const repeated = [claim.pool].flat().find((pool, j, pools) => pools.indexOf(pool) < j)
    const pool = twin === undefined ? repeated : [claim.pool].flat()[0]
    const limit = pool === undefined || claim.when !== undefined ? undefined : name.get(pool)
    return limit === undefined ? [] : [{ path, code: 'claim_counted_twice', values: { name: limit } }]
  })
}

const sameList = (a: string, b: string) => a.replace(/\d+$/, '') === b.replace(/\d+$/, '')
const sameWhen = (a: Claim, b: Claim) => JSON.stringify(a.when) === JSON.stringify(b.when)

/** The limit of a reduction counts reduced pieces; a limit of places would count the place a second time. */
function tiersOfPlaces(definition: EventDefinition): DefinitionProblem[] {
  const places = new Set(placedClaims(definition).flatMap(({ claim }) => claim.pool))
  return definition.adjustments.flatMap(({ pool }, i) =>
    pool !== undefined && places.has(pool)
      ? [{ path: pathOf('adjustments', i, 'pool'), code: 'limit_of_places_and_prices' }]
      : [],
  )
}

function nothingForSale(definition: EventDefinition): DefinitionProblem[] {
  return [
    ...definition.pools.flatMap(({ capacity, allotments }, i): DefinitionProblem[] => {
      const units = allotments.reduce((sum, each) => sum + each.units, 0)
      if (capacity === 0) return [{ path: pathOf('pools', i, 'capacity'), code: 'limit_zero' }]
      return capacity !== null && units === capacity
        ? [{ path: pathOf('pools', i, 'allotments'), code: 'allotments_take_all' }]
        : []
    }),
    ...hoursOf(definition).flatMap(({ path, places }) =>
      places === 0 ? [{ path, code: 'limit_zero' as const }] : [],
    ),
  ]
}

/** The numbers of places of hours of entry: that of a pattern, or those of a list. */
function hoursOf({ slots }: EventDefinition): { readonly path: string; readonly places: number | null }[] {
  if (slots === null) return []
  if (!('list' in slots)) return [{ path: 'slots.capacity', places: slots.capacity }]
  return slots.list.map(({ places }, i) => ({ path: pathOf('slots.list', i, 'places'), places }))
}
