import type { Grosze } from '../../values/money.ts'
import { closingBefore, type EventDays } from './event-days.ts'
import type { ItemInput } from './gift.ts'

interface Shirt {
  readonly name: string
  readonly price: Grosze
  readonly sizes: readonly string[]
  /** The last day of ordering is so many days before the first. */
  readonly before: number
}

/** Ordered ahead; without a first day there is no last day of ordering, and no shirt. */
export const shirtItems = (days: EventDays, { name, price, sizes, before }: Shirt): ItemInput[] =>
  days.start === null
    ? []
    : [
        {
          id: 'shirt',
          name,
          category: 'merchandise',
          per: 'person',
          choose: 'optional',
          price,
          windows: closingBefore(days, before),
          options: sizes.map((size) => ({ id: size.toLowerCase(), name: size })),
        },
      ]
