import type { Claim, EventDefinition } from '../definition/definition.ts'
import { pathOf } from '../definition/problem.ts'

/** A claim, its path, and the fewest pieces that are taken at once. */
export interface PlacedClaim {
  readonly path: string
  readonly claim: Claim
  readonly pieces: number
  /** Whether every person makes it. */
  readonly isOfAll: boolean
  /** Whether it is made by a person, not by the registration as a whole. */
  readonly isOfPerson: boolean
}

type Placed = Omit<PlacedClaim, 'path' | 'claim'>

/** All claims of a definition, in its order. */
export function placedClaims(definition: EventDefinition): PlacedClaim[] {
  const { claims, groups, types, items } = definition
  const named = definition.attendance === 'people'
  const ofSome = { pieces: 1, isOfAll: false, isOfPerson: named }
  return [
    ...placed('', claims, { ...ofSome, isOfAll: true }),
    ...groups.flatMap((group, i) => placed(pathOf('groups', i), group.claims, ofSome)),
    ...types.flatMap((type, i) => placed(pathOf('types', i), type.claims, ofSome)),
    ...items.flatMap(({ claims: own, options, choose, per, when, ages, min }, i) => {
      const path = pathOf('items', i)
      const pieces = choose === 'quantity' ? (min ?? 1) : 1
      const isOfAll = choose === 'always' && per === 'person' && when === undefined && ages === undefined
      const isOfPerson = named && per === 'person'
      return [
        ...placed(path, own, { pieces, isOfAll, isOfPerson }),
        ...options.flatMap((option, j) =>
          placed(pathOf(path, 'options', j), option.claims, { ...ofSome, isOfPerson }),
        ),
      ]
    }),
  ]
}

const placed = (path: string, all: readonly Claim[], by: Placed): PlacedClaim[] =>
  all.map((claim, i) => ({
    ...by,
    path: pathOf(path, 'claims', i),
    claim,
    isOfAll: by.isOfAll && claim.when === undefined,
  }))
