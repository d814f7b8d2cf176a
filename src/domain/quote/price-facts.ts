import type { EventDefinition, Item } from '../event/definition/definition.ts'
import { type Grosze, sumMoney } from '../values/money.ts'
import type { Fact } from './fact.ts'
import type { Scope } from './scope.ts'

/** The price of one item, gross. */
export interface Cost {
  readonly item: Item
  readonly amount: Grosze
}

/** Calculates the price of the draft in view; undefined while a value that decides it is not known. */
export interface PriceCalculator {
  /** Before adjustments. */
  readonly listed: (scope: Scope) => readonly Cost[] | undefined
  /** After them. */
  readonly adjusted: (scope: Scope) => readonly Cost[] | undefined
}

/**
 * `price`: grosze to pay for the registration, without donations and what is paid on the spot; `listPrice`: the same
 * before adjustments; both also of one item (`price.<item>`).
 */
export function priceFacts({ items }: EventDefinition, calculator: PriceCalculator): Fact[] {
  const facts = (name: string, isOf: (item: Item) => boolean): Fact[] => [
    fact(`price${name}`, 'price', sumOf(calculator.adjusted, isOf)),
    fact(`listPrice${name}`, 'listPrice', sumOf(calculator.listed, isOf)),
  ]
  return [
    ...facts('', ({ category, paid }) => category !== 'donation' && paid !== 'on-site'),
    ...items.flatMap(({ id }) => facts(`.${id}`, (item) => item.id === id)),
  ]
}

const fact = (name: string, after: NonNullable<Fact['after']>, read: Fact['read']): Fact => ({
  ...{ name, after, read },
  type: 'number',
  of: 'registration',
})

const sumOf =
  (costs: PriceCalculator['listed'], isOf: (item: Item) => boolean): Fact['read'] =>
  (scope) => {
    const known = costs(scope)
    return known && sumMoney(known.filter(({ item }) => isOf(item)).map(({ amount }) => amount))
  }
