import type { EventDefinition } from '../event/definition.ts'
import { birthDateOf } from './birth.ts'
import type { CompiledAdjustment } from './compile.ts'
import type { Scope } from './scope.ts'

/**
 * The place of each counted person of the registration, oldest first, whatever the order of typing;
 * of two born on one day the one typed first is first; without a birth date one comes last (flow C4).
 * Keys are refs, places begin with 1; who does not count has no place.
 */
export function ranksOf(
  adjustment: CompiledAdjustment,
  people: readonly Scope[],
  definition: EventDefinition,
): ReadonlyMap<string, number> {
  const counted = people
    .filter((scope) => adjustment.among(scope) === true)
    .flatMap(({ person }, typed) => (person === null ? [] : [{ person, typed }]))
    .map(({ person, typed }) => ({
      ref: person.ref,
      typed,
      born: birthDateOf(person, definition)?.toString() ?? '9999-12-31',
    }))
    .sort((a, b) => (a.born < b.born ? -1 : a.born > b.born ? 1 : a.typed - b.typed))
  return new Map(counted.map(({ ref }, index) => [ref, index + 1]))
}
