import type { EventDefinition, Item, OwnFact, Price } from '../definition/definition.ts'
import { numberOfPart, perPersonOf } from '../definition/part-amount.ts'
import { pathOf } from '../definition/problem.ts'
import { arePersonal, type Sees, sumOfEffect } from './conditions-of.ts'

/** A fact that is named outside a condition: its path, what is in view there, and the required type. */
export interface NamedFact {
  readonly path: string
  readonly name: string
  readonly sees: Sees
  readonly wants: 'number' | 'heading'
}

/** A price, its path and what is in view when it is calculated. */
export interface PlacedPrice {
  readonly path: string
  readonly price: Price
  readonly sees: Sees
  /** Whose price it is; null for a part of a plan and for the sum of an effect. */
  readonly item: Item | null
}

const WHOLE: Sees = { person: false, line: false }

/** Every price of a definition. */
export function pricesOf(definition: EventDefinition): PlacedPrice[] {
  const { items, adjustments, plans } = definition
  return [
    ...items.flatMap((item, i) => {
      const { per, price, options } = item
      const sees = { person: per === 'person', line: true }
      return [
        { path: pathOf('items', i, 'price'), price, sees, item },
        ...options.flatMap((option, j) =>
          option.price === undefined
            ? []
            : [{ path: pathOf('items', i, 'options', j, 'price'), price: option.price, sees, item }],
        ),
      ]
    }),
    ...adjustments.flatMap(({ effect, items: changed }, i) => {
      const sum = sumOfEffect(effect, arePersonal(changed, definition))
      return sum === null ? [] : [{ path: pathOf('adjustments', i, 'effect.amount'), ...sum, item: null }]
    }),
    ...plans.flatMap(({ parts }, i) =>
      parts.flatMap((part, j) => {
        const price = perPersonOf(part)
        const sees = { person: true, line: false, priced: 'price' as const }
        const path = pathOf('plans', i, 'parts', j, 'amount.perPerson')
        return price === null ? [] : [{ path, price, sees, item: null }]
      }),
    ),
  ]
}

/** Every fact that is named outside a condition: by sums, prices for each unit, tables and free pieces. */
export function namedFacts(definition: EventDefinition): NamedFact[] {
  const { facts, adjustments, plans } = definition
  return [
    ...facts.flatMap((own, i) => ofSum(pathOf('facts', i), own)),
    ...pricesOf(definition).flatMap(ofPrice),
    ...adjustments.flatMap(({ effect }, i) =>
      effect.kind === 'free-for-each'
        ? [
            {
              path: pathOf('adjustments', i, 'effect.of'),
              name: effect.of,
              sees: { ...WHOLE, priced: 'listPrice' as const },
              wants: 'number' as const,
            },
          ]
        : [],
    ),
    ...plans.flatMap(({ parts }, i) =>
      parts.flatMap((part, j) => {
        const name = numberOfPart(part)
        const sees = { ...WHOLE, priced: 'price' as const }
        const path = pathOf('plans', i, 'parts', j, 'amount.each')
        return name === undefined ? [] : [{ path, name, sees, wants: 'number' as const }]
      }),
    ),
  ]
}

const ofSum = (path: string, own: OwnFact): NamedFact[] =>
  own.kind === 'sum'
    ? own.of.map((name, j) => ({
        ...{ path: pathOf(path, 'of', j), name, wants: 'number' },
        sees: { ...WHOLE, person: own.per === 'person' },
      }))
    : []

function ofPrice({ path, price, sees }: PlacedPrice): NamedFact[] {
  if (typeof price === 'number') return []
  if (!Array.isArray(price)) {
    return price.by.map((name, i) => ({ path: pathOf(path, 'by', i), name, sees, wants: 'heading' }))
  }
  return price.flatMap(({ each }, i) =>
    each === undefined ? [] : [{ path: pathOf(path, i, 'each.of'), name: each.of, sees, wants: 'number' }],
  )
}
