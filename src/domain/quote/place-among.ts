import type { Condition } from '../event/definition/condition.ts'
import type { EventDefinition } from '../event/definition/definition.ts'
import { birthDateOf } from './birth.ts'
import { compileCondition } from './evaluate.ts'
import { once, personScopes, type ReadFact, type Scope } from './scope.ts'

interface Places {
  /** Who has a place; everybody when not given. */
  readonly among?: Condition | undefined
  readonly order: 'oldest' | 'youngest' | 'typed'
}

/**
 * The place of a person among the people who count, by birth date or in the order of typing; of two born on one day the
 * one typed first is first; a person without a birth date comes last (flow C4). A person who does not count has no
 * place.
 */
export function placeAmong(
  places: Places,
  definition: EventDefinition,
  factOf: (name: string) => ReadFact | null,
): (scope: Scope) => number | null | undefined {
  const among = compileCondition(places.among, factOf)
  const placesOf = (scope: Scope) =>
    once(scope, places, () => {
      const counted = personScopes(scope).filter((each) => among(each) === true)
      const keys = new Map(
        counted.map(({ person }, typed) => [person, { born: bornOf(person), typed }] as const),
      )
      const sign = places.order === 'youngest' ? -1 : 1
      const sorted = counted.toSorted((a, b) => {
        const [first, second] = [keys.get(a.person), keys.get(b.person)]
        const byBirth = places.order === 'typed' ? 0 : sign * compareTexts(first?.born, second?.born)
        return byBirth === 0 ? (first?.typed ?? 0) - (second?.typed ?? 0) : byBirth
      })
      return new Map(sorted.map(({ person }, index) => [person?.ref, index + 1]))
    })
  const bornOf = (person: Scope['person']) =>
    (person === null ? null : birthDateOf(person, definition)?.toString()) ?? '9999-12-31'
  return (scope) => {
    if (scope.person === null) return null
    const counts = among(scope)
    return counts === undefined ? undefined : (placesOf(scope).get(scope.person.ref) ?? null)
  }
}

const compareTexts = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)
