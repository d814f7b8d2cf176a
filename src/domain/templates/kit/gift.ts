import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import type { Grosze } from '../../values/money.ts'

export type ItemInput = NonNullable<EventDefinitionInput['items']>[number]

/** A donation beside the price: a few sums, or another. */
export const giftItem = (name: string, suggested: Grosze[]): ItemInput => ({
  id: 'gift',
  name,
  category: 'donation',
  per: 'registration',
  choose: 'amount',
  amounts: { suggested },
})
