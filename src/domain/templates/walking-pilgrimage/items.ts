import type { Condition } from '../../event/definition/condition.ts'
import { formatDayOfYear } from '../../values/time.ts'
import { everyDay } from '../kit/event-days.ts'
import { giftItem, type ItemInput } from '../kit/gift.ts'
import { shirtItems } from '../kit/shirt.ts'
import type { Walk } from './walk.ts'

/** Who walks single days instead of the whole way. */
export const ON_DAYS: Condition = { fact: 'chosen.way', is: 'days' }
/** Those to 6 years pay nothing. */
const YOUNGEST = 6
const CHILD: Condition = { fact: 'age', atMost: 15 }

/** Prices by age: to 6 years nothing, to 15 as a child. */
export const byAge = (adult: number, child: number) => [
  { when: { fact: 'age', atMost: YOUNGEST }, amount: 0, name: 'Dziecko do 6 lat' },
  { when: CHILD, amount: child, name: 'Dziecko, 7–15 lat' },
  { amount: adult, name: 'Od 16 lat' },
]

export const walkItems = (walk: Walk): ItemInput[] => [
  ...(walk.single > 0 ? wayByDays(walk) : [wholeWay(walk)]),
  coach(walk),
  ...shirt(walk),
  giftItem('Pomóż komuś iść', [2000, 5000, 10000]),
]

const wholeWay = ({ prices }: Walk): ItemInput => ({
  id: 'way',
  name: 'Cała droga',
  category: 'participation',
  per: 'person',
  choose: 'always',
  price: byAge(prices.adult, prices.child),
})

/** The whole way at one price, or days at theirs with the pack. */
function wayByDays(walk: Walk): ItemInput[] {
  const { prices } = walk
  return [
    {
      id: 'way',
      name: 'Którą część drogi idziesz?',
      category: 'participation',
      per: 'person',
      choose: 'one',
      options: [
        { id: 'whole', name: 'Cała droga', price: byAge(prices.adult, prices.child) },
        { id: 'days', name: 'Wybrane dni', note: 'Płacisz za dni i za pakiet.', price: 0 },
      ],
    },
    {
      id: 'days',
      name: 'Wybrane dni',
      note: 'Dni po kolei. Razem z pakietem nigdy więcej niż za całą drogę.',
      category: 'participation',
      per: 'person',
      choose: 'span',
      min: 1,
      when: ON_DAYS,
      price: byAge(prices.adultDay, prices.childDay),
      options: everyDay(walk.days).map((day, index) => ({
        id: `d${index + 1}`,
        name: formatDayOfYear(day),
        day: day.toString(),
      })),
    },
    ...(prices.pack === 0 ? [] : [pack(prices.pack)]),
  ]
}

const pack = (price: number): ItemInput => ({
  id: 'pack',
  name: 'Pakiet pielgrzyma',
  note: 'Śpiewnik, chusta, znaczek.',
  category: 'other',
  per: 'person',
  choose: 'always',
  when: { all: [ON_DAYS, { fact: 'age', atLeast: YOUNGEST + 1 }] },
  price,
})

const coach = ({ prices }: Walk): ItemInput => ({
  id: 'coach',
  name: 'Autokar powrotny',
  category: 'transport',
  per: 'person',
  choose: 'optional',
  limit: 49,
  options: [
    { id: 'near', name: 'Bliższe przystanki', price: prices.coachNear },
    { id: 'far', name: 'Dalsze przystanki', price: prices.coachFar },
  ],
})

const SIZES = ['116', '128', '140', '152', 'S', 'M', 'L', 'XL', 'XXL'] as const

const shirt = ({ days, prices }: Walk): ItemInput[] =>
  shirtItems(days, { name: 'Koszulka', price: prices.shirt, sizes: SIZES, before: 30 })
