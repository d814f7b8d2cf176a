import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { MisplacedField, Places } from './places.ts'

/**
 * Moves fields that a sample has on the wrong side to the right one, if their meaning is unique: for one person the
 * two sides are the same; the registration gets what its people agree on; each person gets what `reads` assigns to
 * each.
 * @throws Error that explains what to write instead
 */
export function placeMisplacedFields(
  { items }: EventDefinition,
  whole: Places,
  people: readonly Places[],
): void {
  for (const misplaced of whole.misplaced) toPeople(misplaced, people)
  const mayBeShared = (place: string) =>
    !place.startsWith('choices.') ||
    items.some(({ id, choose }) => place === `choices.${id}` && (choose === 'one' || choose === 'optional'))
  const byPlace = Map.groupBy(
    people.flatMap(({ misplaced }) => misplaced),
    ({ place }) => place,
  )
  for (const [place, misplaced] of byPlace) toWhole(misplaced, whole, mayBeShared(place))
}

function toPeople(misplaced: MisplacedField, people: readonly Places[]): void {
  if (people.length !== 1 && !misplaced.ofEach)
    throw new Error(
      `'${misplaced.field}' is of each person: write it at those who have it, or, when all have it, say in "reads": "${misplaced.field}": "choices.<item> of each person" ("each person" alone: it never stands at one of them)`,
    )
  for (const person of people) person.takeIn(misplaced)
}

function toWhole(misplaced: readonly MisplacedField[], whole: Places, mayBeShared: boolean): void {
  const [first] = misplaced
  if (first === undefined) return
  const agree = misplaced.every(({ value }) => JSON.stringify(value) === JSON.stringify(first.value))
  if (misplaced.length > 1 && !(agree && mayBeShared))
    throw new Error(
      `'${first.field}' belongs once to the whole registration, not to ${misplaced.length} people: write it at the registration`,
    )
  whole.takeIn(first)
}
