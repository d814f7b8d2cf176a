import type { EventDefinition, Item } from '../event/definition.ts'
import { type Grosze, sumMoney } from '../money.ts'
import type { Fact } from './fact.ts'
import type { Scope } from './scope.ts'

/** What one thing costs, gross. */
export interface Cost {
  readonly item: Item
  readonly amount: Grosze
}

/** Reckons what the draft in view costs; undefined while something is not known that decides it. */
export interface ReckonCosts {
  /** Before adjustments. */
  readonly listed: (scope: Scope) => readonly Cost[] | undefined
  /** After them. */
  readonly adjusted: (scope: Scope) => readonly Cost[] | undefined
}

/**
 * `price`: grosze to pay for the registration, without donations and what is paid on the spot; `listPrice`: the same
 * before adjustments; both also of one item (`price.<item>`).
 */
export function priceFacts({ items }: EventDefinition, reckon: ReckonCosts): Fact[] {
  const facts = (name: string, label: string, isOf: (item: Item) => boolean): Fact[] => [
    fact(`price${name}`, `cena${label}`, 'price', sumOf(reckon.adjusted, isOf)),
    fact(`listPrice${name}`, `cena przed zniżkami${label}`, 'listPrice', sumOf(reckon.listed, isOf)),
  ]
  return [
    ...facts('', '', ({ category, paid }) => category !== 'donation' && paid !== 'on-site'),
    ...items.flatMap(({ id, name }) => facts(`.${id}`, `: ${name}`, (item) => item.id === id)),
  ]
}

const fact = (name: string, label: string, after: NonNullable<Fact['after']>, read: Fact['read']): Fact => ({
  ...{ name, label, after, read },
  type: 'number',
  of: 'registration',
})

const sumOf =
  (costs: ReckonCosts['listed'], isOf: (item: Item) => boolean): Fact['read'] =>
  (scope) => {
    const known = costs(scope)
    return known && sumMoney(known.filter(({ item }) => isOf(item)).map(({ amount }) => amount))
  }
