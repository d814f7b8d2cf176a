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
    ...placedClaims(definition).flatMap(({ path, claim, pieces, isOfAll }) => {
      const pool = typeof claim.pool === 'string' ? known.get(claim.pool) : undefined
      const wanted =
        claim.sharedBy === undefined
          ? claim.units * pieces * (isOfAll && pool?.per !== 'person' ? fewest : 1)
          : 1
      return pool?.capacity && wanted > pool.capacity
        ? [
            {
              path,
              message: `To się nigdy nie zmieści: zajmuje naraz ${wanted} miejsc, a\u00a0limit „${pool.name}” to ${pool.capacity}.`,
            },
          ]
        : []
    }),
    ...hoursOf(definition).flatMap(({ path, places }) =>
      places !== null && places > 0 && places < peoplePerRegistration.min
        ? [
            {
              path,
              message: `Nikt się nie zmieści: godzina wejścia ma ${places} miejsc, a\u00a0zgłoszenie to co najmniej ${peoplePerRegistration.min} osób.`,
            },
          ]
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
    return pool === undefined || !name.has(pool) || claim.when !== undefined
      ? []
      : [{ path, message: `Limit „${name.get(pool)}” liczy się tu dwa razy dla tej samej osoby.` }]
  })
}

const sameList = (a: string, b: string) => a.replace(/\d+$/, '') === b.replace(/\d+$/, '')
const sameWhen = (a: Claim, b: Claim) => JSON.stringify(a.when) === JSON.stringify(b.when)

/** The limit of a reduction counts reduced pieces; a limit of places would count the place a second time. */
function tiersOfPlaces(definition: EventDefinition): DefinitionProblem[] {
  const places = new Set(placedClaims(definition).flatMap(({ claim }) => claim.pool))
  return definition.adjustments.flatMap(({ pool }, i) =>
    pool !== undefined && places.has(pool)
      ? [
          {
            path: pathOf('adjustments', i, 'pool'),
            message:
              'Ten limit liczy też miejsca, więc każda obniżona cena zajmie w\u00a0nim dodatkowe miejsce. Dodaj osobny limit.',
          },
        ]
      : [],
  )
}

function nothingForSale(definition: EventDefinition): DefinitionProblem[] {
  const zero = 'Limit to 0, więc nikt tego nie dostanie.'
  return [
    ...definition.pools.flatMap(({ capacity, allotments }, i) => {
      const units = allotments.reduce((sum, each) => sum + each.units, 0)
      if (capacity === 0) return [{ path: pathOf('pools', i, 'capacity'), message: zero }]
      return capacity !== null && units === capacity
        ? [{ path: pathOf('pools', i, 'allotments'), message: 'Wszystkie miejsca są wydzielone.' }]
        : []
    }),
    ...hoursOf(definition).flatMap(({ path, places }) => (places === 0 ? [{ path, message: zero }] : [])),
  ]
}

/** The numbers of places of hours of entry: that of a pattern, or those of a list. */
function hoursOf({ slots }: EventDefinition): { readonly path: string; readonly places: number | null }[] {
  if (slots === null) return []
  if (!('list' in slots)) return [{ path: 'slots.capacity', places: slots.capacity }]
  return slots.list.map(({ places }, i) => ({ path: pathOf('slots.list', i, 'places'), places }))
}
