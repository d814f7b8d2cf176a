import type { Condition } from '../../event/definition/condition.ts'
import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { giftItem, type ItemInput } from '../kit/gift.ts'
import { type Entries, LARGE_GROUP, NOT_SCHOOL, OTHER_GROUP, SCHOOL, SINGLE } from './entries.ts'

const GUIDES = { anHour: 2, aDay: 5 }

/** What is counted one by one: tickets, which take places of the hour, and things. */
const counted = (
  item: Pick<ItemInput, 'id' | 'name' | 'category' | 'price'> & Partial<ItemInput>,
): ItemInput => ({ per: 'registration', choose: 'quantity', ...item })

const ticket = (id: string, name: string, price: number, part: Partial<ItemInput> = {}): ItemInput =>
  counted({ id, name, category: 'participation', price, ...part })

/** Where groups come, most things are for some of those who come. */
const forThose = ({ groups }: Entries, when: Condition): Partial<ItemInput> => (groups.fit ? { when } : {})

export const entryItems = (entries: Entries): ItemInput[] => [
  ...tickets(entries),
  ...(entries.groups.schools ? ofSchools(entries) : []),
  ticket('assistant', 'Asystent osoby z niepełnosprawnością', 0),
  ...services(entries),
  ...(entries.prices.audio === 0
    ? []
    : [
        counted({
          id: 'audio',
          name: 'Audioprzewodnik',
          category: 'other',
          price: entries.prices.audio,
          ...forThose(entries, NOT_SCHOOL),
        }),
      ]),
  giftItem('Wesprzyj to miejsce', [1000, 2000, 5000]),
]

const tickets = (entries: Entries): ItemInput[] => {
  const { prices, most } = entries
  return [
    ticket('normal', 'Bilet normalny', prices.adult, forThose(entries, NOT_SCHOOL)),
    ticket('reduced', 'Bilet ulgowy', prices.reduced, {
      note: 'Uczniowie, studenci do 26 lat, osoby od 65 lat, z niepełnosprawnością i z Kartą Dużej Rodziny.',
      ...forThose(entries, NOT_SCHOOL),
    }),
    ticket('infant', 'Dziecko do 6 lat', 0, forThose(entries, NOT_SCHOOL)),
    ...(most < 4
      ? []
      : [
          ticket('family', 'Bilet rodzinny', prices.family, {
            note: 'Dwie osoby dorosłe i dwoje dzieci.',
            heads: 4,
            ...forThose(entries, SINGLE),
          }),
        ]),
  ]
}

const ofSchools = ({ prices }: Entries): ItemInput[] => [
  ticket('pupil', 'Uczeń', prices.pupil, { when: SCHOOL }),
  ticket('carer', 'Opiekun', prices.pupil, {
    note: 'Jeden bezpłatnie na każdych dziesięcioro uczniów.',
    when: SCHOOL,
  }),
]

/** What would cost nothing is not on offer: there is no guess what it costs. */
const services = ({ prices, groups, days }: Entries): ItemInput[] => {
  const hasHours = days.start !== null
  const service = (item: Pick<ItemInput, 'id' | 'name' | 'price'> & Partial<ItemInput>): ItemInput => ({
    ...{ note: 'Do 30 osób.', category: 'other', per: 'registration', choose: 'optional' },
    ...item,
  })
  const perHour = (places: number): Partial<ItemInput> => (hasHours ? { limit: { places, per: 'hour' } } : {})
  return [
    ...(prices.guide === 0 || !groups.guides
      ? []
      : [
          service({
            id: 'guide',
            name: 'Przewodnik',
            price: prices.guide,
            ...perHour(GUIDES.anHour),
            ...(hasHours ? { claims: [{ pool: 'guides-of-day' }] } : {}),
          }),
        ]),
    ...(hasLessons({ prices, groups })
      ? [
          service({
            id: 'lesson',
            name: 'Lekcja muzealna',
            price: prices.lesson,
            when: SCHOOL,
            ...perHour(1),
          }),
        ]
      : []),
  ]
}

/** Whether schools may order a lesson. */
export const hasLessons = ({ prices, groups }: Pick<Entries, 'prices' | 'groups'>) =>
  groups.schools && prices.lesson > 0

/** Guides of one day together. */
export const guidePools = ({ prices, groups, days }: Entries): EventDefinitionInput['pools'] =>
  days.start === null || prices.guide === 0 || !groups.guides
    ? []
    : [{ id: 'guides-of-day', name: 'Przewodnicy w jednym dniu', capacity: GUIDES.aDay, per: 'day' }]

/** Carers of pupils, and groups of some size. */
export const entryReductions = ({ prices, groups, most }: Entries): EventDefinitionInput['adjustments'] => [
  ...(groups.schools && prices.pupil > 0
    ? [
        {
          id: 'carers',
          name: 'Opiekun bezpłatnie',
          items: ['carer'],
          effect: { kind: 'free-for-each' as const, of: 'number.pupil', each: 10 },
        },
      ]
    : []),
  ...(groups.fit && most >= LARGE_GROUP && prices.adult + prices.reduced > 0
    ? [
        {
          id: 'group',
          name: `Grupa od ${LARGE_GROUP} osób`,
          when: { all: [OTHER_GROUP, { fact: 'people', atLeast: LARGE_GROUP }] },
          items: ['normal', 'reduced'],
          effect: { kind: 'percent-off' as const, percent: 10 },
        },
      ]
    : []),
]
