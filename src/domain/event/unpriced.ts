import { listsOf } from './check-possible.ts'
import type { Condition } from './condition.ts'
import type { EventDefinition, Item, Price } from './definition.ts'
import { areImpossible, type IsList } from './possible.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Types and groups for whom something that everybody has, has no price: they cannot register. */
export function unpricedPeople(definition: EventDefinition): DefinitionProblem[] {
  const isList = listsOf(definition)
  const kinds = [
    ...definition.types.map(({ id, name }) => ({ fact: 'type', id, name })),
    ...definition.groups.map(({ id, name }) => ({ fact: 'group', id, name })),
  ]
  return definition.items.flatMap((item, i) =>
    isOfAll(item)
      ? kinds
          .filter(({ fact, id }) => isUnpriced(item.price, fact, id, isList))
          .map(({ name }) => ({
            path: pathOf('items', i, 'price'),
            message: `„${name}” nie ma tu żadnej ceny, więc nie może się zapisać.`,
          }))
      : [],
  )
}

const isOfAll = ({ choose, per, when, ages }: Item) =>
  choose === 'always' && per === 'person' && when === undefined && ages === undefined

function isUnpriced(price: Price, fact: string, id: string, isList: IsList): boolean {
  if (typeof price === 'number') return false
  if ('amounts' in price) return cellsOf(price, fact, id).every((cell) => cell === null)
  const is: Condition = { fact, is: id }
  return price.every(({ when }) => when !== undefined && areImpossible([when, is], isList))
}

type Table = Extract<Price, { amounts: unknown }>

/** The prices of one row or column; of what is no heading, nothing is said. */
function cellsOf({ rows, columns, amounts }: Table, fact: string, id: string): (number | null)[] {
  if (rows === fact) return Object.values(amounts[id] ?? { none: 0 })
  return columns === fact ? Object.values(amounts).map((row) => row[id] ?? null) : [0]
}
