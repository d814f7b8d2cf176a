import { expect, test } from 'vitest'
import { limitsWhereTheyHold } from './limits-where-they-hold.ts'

const pool = (part: object = {}) => ({
  ...{ id: 'white', name: 'Biała', capacity: 150, refusal: 'group_full' },
  ...part,
})
const group = (part: object) => ({ groups: [{ id: 'white', name: 'Biała', ...part }] })
const claims = [{ pool: 'white' }]

test('a pool that follows from the part is a number there', () => {
  expect(limitsWhereTheyHold({ ...group({ claims }), pools: [pool()] })).toEqual({
    ...group({ limit: 150 }),
    pools: [],
  })
})

test('what does not follow from the part is kept', () => {
  const allotments = [{ id: 'desk', name: 'Biuro', units: 5 }]
  const other = pool({ name: 'Grupa Biała', refusal: 'event_full', per: 'day', allotments })
  expect(limitsWhereTheyHold({ ...group({ claims }), pools: [other] })).toEqual({
    ...group({ limit: { places: 150, name: 'Grupa Biała', refusal: 'event_full', per: 'day', allotments } }),
    pools: [],
  })
  const seats = pool({ id: 'seats', capacity: null })
  expect(
    limitsWhereTheyHold({ ...group({ claims: [{ pool: 'seats', units: 1 }] }), pools: [seats] }),
  ).toEqual({
    ...group({ limit: { id: 'seats', places: null } }),
    pools: [],
  })
})

test('the event, an option and lodging have limits of their own words', () => {
  const item = (part: object, option: object) => ({
    items: [
      {
        id: 'room',
        name: 'Pokój',
        category: 'lodging',
        ...part,
        options: [{ id: 'one', name: 'Jedynka', ...option }],
      },
    ],
  })
  const named = { title: 'Rajd', ...item({ claims: [{ pool: 'beds' }] }, { claims: [{ pool: 'one' }] }) }
  const pools = [
    { id: 'event', name: 'Rajd', capacity: 80, refusal: 'event_full' },
    { id: 'beds', name: 'Pokój', capacity: 9, refusal: 'room_full' },
    { id: 'one', name: 'Jedynka', capacity: 4, refusal: 'product_full' },
  ]
  expect(limitsWhereTheyHold({ ...named, claims: [{ pool: 'event' }], pools })).toEqual({
    title: 'Rajd',
    limit: 80,
    ...item({ limit: { id: 'beds', places: 9 } }, { limit: { places: 4, refusal: 'product_full' } }),
    pools: [],
  })
})

test.each([
  ['claimed twice', { ...group({ claims }), types: [{ id: 't', claims }], pools: [pool()] }],
  ['claimed as one of several', { ...group({ claims: [{ pool: ['white', 'red'] }] }), pools: [pool()] }],
  ['named by an adjustment', { ...group({ claims }), adjustments: [{ pool: 'white' }], pools: [pool()] }],
  ['claimed by some', { ...group({ claims: [{ pool: 'white', when: { fact: 'age' } }] }), pools: [pool()] }],
  ['claimed by two units', { ...group({ claims: [{ pool: 'white', units: 2 }] }), pools: [pool()] }],
  ['a list of codes', { ...group({ claims }), pools: [pool({ per: 'code', codes: ['ABCDEF'] })] }],
])('a pool that is %s stays', (_, definition) => {
  expect(limitsWhereTheyHold(definition)).toEqual(definition)
})
