import type { Item, ItemOption } from '../event/definition.ts'
import type { Choice } from '../registration/draft.ts'
import { readChoice } from './choices.ts'
import type { Fact } from './fact.ts'
import { type Known, once, personScopes, type Scope } from './scope.ts'

/**
 * Numbers that follow from a choice: `number.<item>`, how many pieces or options (days) somebody has;
 * `total.<item>`, how many all people have together; both also of one option (`number.<item>.<option>`); `first.<item>` and `last.<item>`, where the first and the
 * last chosen option stands among all (1, 2, 3 …): joining and leaving points.
 */
export function numberFacts(item: Item): Fact[] {
  const fact = (
    name: string,
    label: string,
    of: Fact['of'],
    read: (scope: Scope) => Known,
    option?: ItemOption,
  ): Fact => ({
    name: [name, item.id, ...(option ? [option.id] : [])].join('.'),
    label: `${label}: ${[item.name, ...(option ? [option.name] : [])].join(', ')}`,
    type: 'number',
    of,
    read,
  })
  const own = (scope: Scope) => (item.per === 'person' ? scope.person?.choices : scope.draft.choices)
  const numbers = (option?: ItemOption) => [
    fact('number', 'liczba', item.per, (scope) => countOf(item, own(scope), option), option),
    ...(item.per === 'person'
      ? [fact('total', 'razem', 'registration', (scope) => totalOf(item, scope, option), option)]
      : []),
  ]
  if (item.options.length === 0) return numbers()
  return [
    ...numbers(),
    ...item.options.flatMap(numbers),
    fact('first', 'pierwszy wybór', item.per, (scope) => placeOf(item, own(scope), 0)),
    fact('last', 'ostatni wybór', item.per, (scope) => placeOf(item, own(scope), -1)),
  ]
}

type Choices = Readonly<Record<string, Choice>> | undefined

/** Pieces or options, of one option alone when it is named. */
function countOf(item: Item, choices: Choices, option?: ItemOption): number | undefined {
  const { picks, problem } = readChoice(item, choices?.[item.id])
  const counted = picks.filter((pick) => option === undefined || pick.option === option)
  return problem === null ? counted.reduce((sum, { quantity }) => sum + quantity, 0) : undefined
}

function totalOf(item: Item, scope: Scope, option?: ItemOption): number | undefined {
  return once(scope, option ?? item, () => {
    const counts = personScopes(scope).map(({ person }) => countOf(item, person?.choices, option))
    return counts.reduce(
      (sum: number | undefined, count) =>
        sum === undefined || count === undefined ? undefined : sum + count,
      0,
    )
  })
}

/** Where the option stands in the list, from 1; nothing when none is chosen. */
function placeOf(item: Item, choices: Choices, index: 0 | -1): number | null | undefined {
  const { picks, problem } = readChoice(item, choices?.[item.id])
  if (problem !== null) return undefined
  const option = picks.at(index)?.option
  return option === undefined || option === null ? null : item.options.indexOf(option) + 1
}
