import type { EventDefinition } from '#domain/event/definition.ts'
import type { Places, Stray } from './places.ts'

/**
 * Puts what a sample says on the wrong side onto the right one, where it can mean one thing alone: of one person the
 * two sides are the same; the registration has once what its people agree on; each person has what `reads` says that
 * each has.
 * @throws Error that says what to write instead
 */
export function placeStrays({ items }: EventDefinition, whole: Places, people: readonly Places[]): void {
  for (const stray of whole.strays) toPeople(stray, people)
  const mayBeSaidByAll = (place: string) =>
    !place.startsWith('choices.') ||
    items.some(({ id, choose }) => place === `choices.${id}` && (choose === 'one' || choose === 'optional'))
  const said = Map.groupBy(
    people.flatMap(({ strays }) => strays),
    ({ place }) => place,
  )
  for (const [place, strays] of said) toWhole(strays, whole, mayBeSaidByAll(place))
}

function toPeople(stray: Stray, people: readonly Places[]): void {
  if (people.length !== 1 && !stray.ofEach)
    throw new Error(
      `'${stray.field}' is of each person: write it at those who have it, or, when all have it, say in "reads": "${stray.field}": "choices.<item> of each person" ("each person" alone: it never stands at one of them)`,
    )
  for (const person of people) person.takeIn(stray)
}

function toWhole(strays: readonly Stray[], whole: Places, mayBeSaidByAll: boolean): void {
  const [first] = strays
  if (first === undefined) return
  const agree = strays.every(({ value }) => JSON.stringify(value) === JSON.stringify(first.value))
  if (strays.length > 1 && !(agree && mayBeSaidByAll))
    throw new Error(
      `'${first.field}' is said once for the whole registration, not by ${strays.length} people: write it at the registration`,
    )
  whole.takeIn(first)
}
