import type { Condition } from '../../event/definition/condition.ts'
import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { giftItem, type ItemInput } from '../kit/gift.ts'
import type { Stay } from '../kit/stays.ts'
import type { House } from './house.ts'
import { roomPrices } from './stay-prices.ts'

type PoolInput = NonNullable<EventDefinitionInput['pools']>[number]
type ClaimInput = NonNullable<EventDefinitionInput['claims']>[number]

/** Who needs a bed and meals. */
const WITH_BED: Condition = { fact: 'age', atLeast: 4 }
const CHILDREN: Condition = { fact: 'age', atLeast: 3, atMost: 10 }
const PLACES_OF_CHILDREN = 20

export const AGES: EventDefinitionInput['facts'] = [
  {
    id: 'age',
    name: 'Wiek',
    kind: 'class',
    values: [
      { id: 'infant', name: 'Do 3 lat', when: { fact: 'age', atMost: 3 } },
      { id: 'child', name: '4–10 lat', when: { fact: 'age', atMost: 10 } },
      { id: 'teen', name: '11–17 lat', when: { fact: 'age', atMost: 17 } },
      { id: 'adult', name: 'Od 18 lat' },
    ],
  },
]

export const houseItems = (house: House): ItemInput[] => [
  stay(house),
  {
    id: 'activities',
    name: 'Zajęcia dla dzieci',
    note: 'W czasie konferencji, w wieku 3–10 lat.',
    category: 'other',
    per: 'person',
    choose: 'optional',
    when: CHILDREN,
    claims: claimsOf(house, 'activities'),
  },
  extra('lunch', 'Obiad w dniu przyjazdu', house.prices.lunch),
  extra('provisions', 'Prowiant na drogę', house.prices.provisions),
  giftItem('Pomóż komuś pojechać', [5000, 10000, 20000]),
]

/** The room tells the price of the whole stay. */
const stay = (house: House): ItemInput => ({
  id: 'room',
  name: 'W jakim pokoju?',
  category: 'lodging',
  legalKind: 'participation',
  per: 'person',
  choose: 'one',
  price: {
    by: ['option', 'own.age'],
    amounts: Object.fromEntries(house.rooms.map(({ id, beds }) => [id, roomPrices(house.prices, beds)])),
  },
  options: house.rooms.map(({ id, name, beds }) => ({
    id,
    name,
    claims: claimsOf(house, `beds-${id}`, beds === 1 ? undefined : WITH_BED),
  })),
})

const extra = (id: string, name: string, price: number): ItemInput => ({
  id,
  name,
  category: 'meal',
  per: 'person',
  choose: 'optional',
  price,
})

/** Everybody who needs a bed takes a place of the term. */
export const placesOfTerm = (house: House): ClaimInput[] => claimsOf(house, 'places', WITH_BED)

/** A claim on a limit, in each term on its own one. */
function claimsOf({ groups }: House, id: string, when?: Condition): ClaimInput[] {
  if (groups.length === 0) return [{ pool: id, ...(when === undefined ? {} : { when }) }]
  return groups.map((group) => {
    const ofGroup = { fact: 'group', is: group.id }
    return { pool: `${id}-${group.id}`, when: when === undefined ? ofGroup : { all: [ofGroup, when] } }
  })
}

/** Places, beds of each kind and activities of each term; the support is one for all. */
export const housePools = (house: House): PoolInput[] => [
  ...poolsOf(house, 'places', 'Miejsca', house.limit, house.groups.length > 0 ? 'group_full' : 'event_full'),
  ...house.rooms.flatMap(({ id, name, beds, count }) =>
    poolsOf(house, `beds-${id}`, name, beds * count, 'room_full'),
  ),
  ...poolsOf(house, 'activities', 'Zajęcia dla dzieci', PLACES_OF_CHILDREN, 'product_full'),
]

function poolsOf(
  { groups }: House,
  id: string,
  name: string,
  capacity: number,
  refusal: NonNullable<PoolInput['refusal']>,
): PoolInput[] {
  const ofTerm = (group: Stay) => ({
    id: `${id}-${group.id}`,
    name: `${name}, ${group.name}`,
    capacity,
    refusal,
  })
  return groups.length === 0 ? [{ id, name, capacity, refusal }] : groups.map(ofTerm)
}
