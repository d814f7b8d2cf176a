import type { Item, ItemOption } from '../event/definition/definition.ts'
import { type ChoiceReading, isSettled } from './choices.ts'
import type { Fact } from './fact.ts'
import type { ReadSelection } from './read-selection.ts'
import { type Known, once, personScopes, type Scope } from './scope.ts'

/**
 * Numbers that follow from a choice: `number.<item>`, how many pieces or options (days) a person has; `total.<item>`,
 * how many all people have together; both also of one option (`number.<item>.<option>`); `first.<item>` and
 * `last.<item>`, the position of the first and the last chosen option among all (1, 2, 3 …): joining and leaving
 * points.
 */
export function numberFacts(item: Item, taken: ReadSelection): Fact[] {
  const fact = (name: string, of: Fact['of'], read: (scope: Scope) => Known): Fact => ({
    name: `${name}.${item.id}`,
    type: 'number',
    of,
    read,
  })
  const all = numbers(item, taken, null)
  if (item.options.length === 0) return all
  return [
    ...all,
    ...item.options.flatMap((option) => numbers(item, taken, option)),
    fact('first', item.per, (scope) => placeOf(item, taken(scope), 0)),
    fact('last', item.per, (scope) => placeOf(item, taken(scope), -1)),
  ]
}

/** How many of an item, or of one of its options: of the person who has it, and of all people together. */
function numbers(item: Item, taken: ReadSelection, option: ItemOption | null): Fact[] {
  const id = option === null ? item.id : `${item.id}.${option.id}`
  const own: Fact = {
    name: `number.${id}`,
    type: 'number',
    of: item.per,
    read: (scope) => countOf(taken(scope), option),
  }
  if (item.per === 'registration') return [own]
  const read = (scope: Scope) => totalOf(option ?? item, (person) => countOf(taken(person), option), scope)
  return [own, { ...own, name: `total.${id}`, of: 'registration', read }]
}

/** Null where no person is in view, unknown while the choice cannot be read. */
function countOf(reading: ChoiceReading | null, option: ItemOption | null): number | null | undefined {
  if (reading === null) return null
  if (!isSettled(reading)) return undefined
  const counted = option === null ? reading.picks : reading.picks.filter((pick) => pick.option === option)
  return counted.reduce((sum, { quantity }) => sum + quantity, 0)
}

function totalOf(
  key: object,
  count: (person: Scope) => number | null | undefined,
  scope: Scope,
): number | undefined {
  return once(scope, key, () => {
    let sum = 0
    for (const person of personScopes(scope)) {
      const number = count(person)
      if (number === undefined) return undefined
      sum += number ?? 0
    }
    return sum
  })
}

/** The position of the option in the list, from 1; null when none is chosen. */
function placeOf(item: Item, reading: ChoiceReading | null, index: 0 | -1): number | null | undefined {
  if (reading === null) return null
  if (!isSettled(reading)) return undefined
  const option = reading.picks.at(index)?.option
  return option === undefined || option === null ? null : item.options.indexOf(option) + 1
}
