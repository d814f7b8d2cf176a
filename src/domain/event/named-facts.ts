import type { Sees } from './conditions-of.ts'
import type { EventDefinition, Item, OwnFact, Price } from './definition.ts'
import { pathOf } from './problem.ts'

/** A fact that is named outside a condition: where, what is in view there, and what it has to be. */
export interface NamedFact {
  readonly path: string
  readonly name: string
  readonly sees: Sees
  readonly wants: 'number' | 'heading'
}

/** A price, where it stands and what is in view when it is reckoned. */
export interface PlacedPrice {
  readonly path: string
  readonly price: Price
  readonly sees: Sees
  /** Whose price it is; null for a part of a plan. */
  readonly item: Item | null
}

const WHOLE: Sees = { person: false, line: false }

/** Every price of a definition. */
export function pricesOf({ items, plans }: EventDefinition): PlacedPrice[] {
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
    ...plans.flatMap(({ parts }, i) =>
      parts.flatMap(({ amount }, j) =>
        typeof amount === 'object' && 'perPerson' in amount
          ? [
              {
                path: pathOf('plans', i, 'parts', j, 'amount.perPerson'),
                price: amount.perPerson,
                sees: { person: true, line: false, reckoned: 'price' as const },
                item: null,
              },
            ]
          : [],
      ),
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
      'freeFor' in effect
        ? [
            {
              path: pathOf('adjustments', i, 'effect.freeFor'),
              name: effect.freeFor,
              sees: { ...WHOLE, reckoned: 'listPrice' as const },
              wants: 'number' as const,
            },
          ]
        : [],
    ),
    ...plans.flatMap(({ parts }, i) =>
      parts.flatMap(({ amount }, j) =>
        typeof amount === 'object' && 'fixed' in amount && amount.each !== undefined
          ? [
              {
                path: pathOf('plans', i, 'parts', j, 'amount.each'),
                name: amount.each,
                sees: { ...WHOLE, reckoned: 'price' as const },
                wants: 'number' as const,
              },
            ]
          : [],
      ),
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
    return [
      { path: pathOf(path, 'rows'), name: price.rows, sees, wants: 'heading' },
      { path: pathOf(path, 'columns'), name: price.columns, sees, wants: 'heading' },
    ]
  }
  return price.flatMap(({ each }, i) =>
    each === undefined ? [] : [{ path: pathOf(path, i, 'each.of'), name: each.of, sees, wants: 'number' }],
  )
}
