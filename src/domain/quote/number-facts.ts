import type { Item } from '../event/definition.ts'
import type { ChoiceReading } from './choices.ts'
import type { Fact } from './fact.ts'
import { type Known, once, personScopes, type Scope } from './scope.ts'
import type { ReadTaken } from './taken.ts'

/**
 * Numbers that follow from a choice: `number.<item>`, how many pieces or options (days) somebody has;
 * `total.<item>`, how many all people have together; `first.<item>` and `last.<item>`, where the first and the
 * last chosen option stands among all (1, 2, 3 …): joining and leaving points.
 */
export function numberFacts(item: Item, taken: ReadTaken): Fact[] {
  const fact = (name: string, label: string, of: Fact['of'], read: (scope: Scope) => Known): Fact => ({
    name: `${name}.${item.id}`,
    label: `${label}: ${item.name}`,
    type: 'number',
    of,
    read,
  })
  const facts = [fact('number', 'liczba', item.per, (scope) => countOf(taken(scope)))]
  if (item.per === 'person')
    facts.push(fact('total', 'razem', 'registration', (scope) => totalOf(item, taken, scope)))
  if (item.options.length === 0) return facts
  return [
    ...facts,
    fact('first', 'pierwszy wybór', item.per, (scope) => placeOf(item, taken(scope), 0)),
    fact('last', 'ostatni wybór', item.per, (scope) => placeOf(item, taken(scope), -1)),
  ]
}

/** Nothing where nobody is in view, unknown while the choice cannot be read. */
function countOf(reading: ChoiceReading | null): number | null | undefined {
  if (reading === null) return null
  return reading.problem === null ? reading.picks.reduce((sum, { quantity }) => sum + quantity, 0) : undefined
}

function totalOf(item: Item, taken: ReadTaken, scope: Scope): number | undefined {
  return once(scope, item, () => {
    let sum = 0
    for (const person of personScopes(scope)) {
      const count = countOf(taken(person))
      if (count === undefined) return undefined
      sum += count ?? 0
    }
    return sum
  })
}

/** Where the option stands in the list, from 1; nothing when none is chosen. */
function placeOf(item: Item, reading: ChoiceReading | null, index: 0 | -1): number | null | undefined {
  if (reading === null) return null
  if (reading.problem !== null) return undefined
  const option = reading.picks.at(index)?.option
  return option === undefined || option === null ? null : item.options.indexOf(option) + 1
}
