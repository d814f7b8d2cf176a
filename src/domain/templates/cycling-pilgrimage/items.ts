import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { formatDayOfYear } from '../../values/time.ts'
import { giftItem, type ItemInput } from '../kit/gift.ts'
import { shirtItems } from '../kit/shirt.ts'
import { priceFrom, type Ride } from './ride.ts'
import type { Start } from './starts.ts'

const CHILD = { fact: 'age', atMost: 15 }
const CHILD_NAME = 'Osoba w wieku 10–15 lat'
const ADULT_NAME = 'Od 16 lat'

export const rideItems = (ride: Ride): ItemInput[] => [
  taking(ride),
  ...suppers(ride),
  returning(ride),
  ...shirt(ride),
  giftItem('Pomóż komuś pojechać', [2000, 5000, 10000]),
]

/** Ages as columns of the price list, where places of starting are its rows. */
export const rideFacts = ({ starts }: Ride): EventDefinitionInput['facts'] =>
  starts.length === 0
    ? []
    : [
        {
          id: 'band',
          name: 'Wiek',
          kind: 'class',
          values: [
            { id: 'child', name: CHILD_NAME, when: CHILD },
            { id: 'adult', name: ADULT_NAME },
          ],
        },
      ]

const taking = ({ starts, prices }: Ride): ItemInput => ({
  id: 'ride',
  name: 'Udział',
  category: 'participation',
  per: 'person',
  choose: 'always',
  price:
    starts.length === 0
      ? [
          { when: CHILD, amount: prices.child, name: CHILD_NAME },
          { amount: prices.adult, name: ADULT_NAME },
        ]
      : {
          by: ['group', 'own.band'],
          amounts: Object.fromEntries(
            starts.map((start) => [
              start.id,
              { child: priceFrom(start, prices.child), adult: priceFrom(start, prices.adult) },
            ]),
          ),
        },
})

/** A warm supper on each evening but the last, for those who are on the way by then. */
function suppers({ evenings, prices, starts }: Ride): ItemInput[] {
  if (evenings.length === 0) return []
  return [
    {
      id: 'supper',
      name: 'Ciepła kolacja',
      category: 'meal',
      per: 'person',
      choose: 'any',
      price: prices.supper,
      options: evenings.map((day, index) => ({
        id: `d${index + 1}`,
        name: formatDayOfYear(day),
        day: day.toString(),
        ...onTheWayBy(starts, index + 1),
      })),
    },
  ]
}

function onTheWayBy(starts: readonly Start[], nth: number) {
  const there = starts.filter((start) => start.nth <= nth)
  return there.length === starts.length ? {} : { when: { fact: 'group', in: there.map(({ id }) => id) } }
}

/** A seat and the bicycle on the trailer are one place. */
const returning = ({ prices }: Ride): ItemInput => ({
  id: 'return',
  name: 'Powrót autokarem z rowerem',
  category: 'transport',
  per: 'person',
  choose: 'optional',
  limit: 48,
  options: [
    { id: 'near', name: 'Bliższe przystanki', price: prices.returnNear },
    { id: 'far', name: 'Dalsze przystanki', price: prices.returnFar },
  ],
})

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

const shirt = ({ days, prices }: Ride): ItemInput[] =>
  shirtItems(days, { name: 'Koszulka rowerowa', price: prices.shirt, sizes: SIZES, before: 45 })
