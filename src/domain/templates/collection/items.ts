import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { giftItem, type ItemInput } from '../kit/gift.ts'
import type { Collection } from './collection.ts'

/** Seats set aside for guests, where there are twice as many. */
const GUESTS = 20

export const GIFT_GIVEN = { fact: 'chosen.gift', given: true }
/** Tickets with a seat, without that of a family. */
const SEATED = ['normal', 'reduced', 'supporter', 'guest']

export const collectionItems = (collection: Collection): ItemInput[] => [
  ...(collection.isConcert ? ofConcert(collection) : []),
  gift,
]

/** From 5 zł. */
const gift: ItemInput = {
  ...giftItem('Darowizna', [2000, 5000, 10000]),
  amounts: { suggested: [2000, 5000, 10000], from: 500 },
}

const ofConcert = (collection: Collection): ItemInput[] => {
  const { prices } = collection
  const ticket = (id: string, name: string, price: number, part: Partial<ItemInput> = {}): ItemInput => ({
    ...{ id, name, category: 'participation', per: 'registration', choose: 'quantity', price },
    ...(collection.limit !== null && SEATED.includes(id) ? { claims: [{ pool: 'seats' }] } : {}),
    ...part,
  })
  return [
    ticket('normal', 'Cegiełka normalna', prices.adult),
    ticket('reduced', 'Cegiełka ulgowa', prices.reduced, {
      note: 'Uczniowie, studenci do 26 lat, osoby od 65 lat, Karta Dużej Rodziny.',
    }),
    ...(collection.limit !== null && collection.limit < 4 ? [] : [family(collection, ticket)]),
    ...(prices.adult === 0
      ? []
      : [ticket('supporter', 'Cegiełka wspierająca', prices.supporter, { note: 'To samo miejsce.' })]),
    ticket('lap', 'Dziecko do 6 lat na kolanach', 0),
    ticket('guest', 'Zaproszenie', 0, { when: { fact: 'channel', is: 'office' }, note: 'Wydaje biuro.' }),
    ticket('absent', 'Wspieram bez wstępu', 0, {
      max: 1,
      note: 'Gdy nie przyjdziesz, a chcesz przekazać darowiznę.',
    }),
    ...(prices.goods === 0 ? [] : [goods(prices.goods)]),
  ]
}

const family = (
  { prices, limit }: Collection,
  ticket: (id: string, name: string, price: number, part: Partial<ItemInput>) => ItemInput,
): ItemInput =>
  ticket('family', 'Cegiełka rodzinna', prices.family, {
    note: 'Dwie osoby dorosłe i dwoje dzieci.',
    heads: 4,
    ...(limit === null ? {} : { claims: [{ pool: 'seats', units: 4 }] }),
  })

const goods = (price: number): ItemInput => ({
  id: 'goods',
  name: 'Płyta albo kubek',
  category: 'merchandise',
  per: 'registration',
  choose: 'quantity',
  price,
  options: [
    { id: 'record', name: 'Płyta' },
    { id: 'mug', name: 'Kubek' },
  ],
})

/** Tickets with a seat. */
export const ticketsOf = (collection: Collection): string[] =>
  ofConcert(collection).flatMap(({ id, category }) =>
    category === 'participation' && id !== 'absent' ? [id] : [],
  )

/** Seats, of which some are set aside; a smaller party may take what is too little for a larger one. */
export const seats = ({ limit }: Collection): Pick<EventDefinitionInput, 'pools' | 'waitingList'> => {
  if (limit === null) return {}
  const allotments = limit < 2 * GUESTS ? [] : [{ id: 'guests', name: 'Goście honorowi', units: GUESTS }]
  return {
    pools: [{ id: 'seats', name: 'Miejsca na sali', capacity: limit, refusal: 'event_full', allotments }],
    waitingList: { smallerMayPass: true },
  }
}
