import type { Grosze } from '../../values/money.ts'
import { closingOn } from './event-days.ts'
import type { ItemInput } from './gift.ts'

interface Shirt {
  readonly name: string
  readonly price: Grosze
  readonly sizes: readonly string[]
  /** The last day of ordering; null where it is not known. */
  readonly until: Temporal.PlainDate | null
}

/** Ordered ahead; without a last day of ordering there is no shirt. */
export const shirtItems = ({ name, price, sizes, until }: Shirt): ItemInput[] =>
  until === null
    ? []
    : [
        {
          id: 'shirt',
          name,
          category: 'merchandise',
          per: 'person',
          choose: 'optional',
          price,
          windows: closingOn(until),
          options: sizes.map((size) => ({ id: size.toLowerCase(), name: size })),
        },
      ]
