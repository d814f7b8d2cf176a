import type { Condition } from '../definition/condition.ts'
import type { EventDefinition, Item, Price } from '../definition/definition.ts'
import { cellsOf, isTable } from '../definition/price-table.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { areImpossible, type Reasoning } from '../reasoning/possible.ts'

/** Types and groups for which an item that everyone has lacks a price: they cannot register. */
export function unpricedPeople(definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  const kinds = [
    ...definition.types.map(({ id, name }) => ({ fact: 'type', id, name })),
    ...definition.groups.map(({ id, name }) => ({ fact: 'group', id, name })),
  ]
  return definition.items.flatMap((item, i) =>
    isOfAll(item)
      ? kinds
          .filter(({ fact, id }) => isUnpriced(item.price, fact, id, reasoning))
          .map(({ name }) => ({
            path: pathOf('items', i, 'price'),
            code: 'price_missing_for' as const,
            values: { name },
          }))
      : [],
  )
}

const isOfAll = ({ choose, per, when, ages }: Item) =>
  choose === 'always' && per === 'person' && when === undefined && ages === undefined

function isUnpriced(price: Price, fact: string, id: string, reasoning: Reasoning): boolean {
  if (typeof price === 'number') return false
  if (isTable(price)) {
    const at = price.by.indexOf(fact)
    const cells = cellsOf(price).filter(({ values }) => values[at] === id)
    return cells.length > 0 && cells.every(({ amount }) => amount === null)
  }
  const is: Condition = { fact, is: id }
  return price.every(({ when }) => when !== undefined && areImpossible([when, is], reasoning))
}
