import { expect, test } from 'vitest'
import { problemsOf, warningsIn } from '#test/support/definition-problems.ts'
import { compiled, context, item, problemTexts, quoteOf } from '../../quote/quote.fixture.ts'
import { publicView } from '../public-view.ts'

const red = { id: 'red', name: 'Czerwona' }
const lodging = { id: 'room', name: 'Pokój', category: 'lodging' as const, choose: 'one' as const }
const stop = { id: 'kielce', name: 'Kielce' }

test('a limit is a pool and a claim of the part that it is written at', () => {
  const { definition } = compiled({
    limit: 80,
    groups: [{ ...red, limit: 30 }],
    types: [{ id: 'medic', name: 'Medyk', limit: 2 }],
    items: [
      item({ ...lodging, limit: 9, options: [{ id: 'one', name: 'Jedynka', limit: 4 }] }),
      item({ id: 'coach', name: 'Autokar', choose: 'optional', options: [{ ...stop, limit: 49 }] }),
    ],
  })
  expect(definition.pools.map(({ id, name, capacity, refusal }) => [id, name, capacity, refusal])).toEqual([
    ['event', 'Rajd', 80, 'event_full'],
    ['red', 'Czerwona', 30, 'group_full'],
    ['medic', 'Medyk', 2, 'product_full'],
    ['room', 'Pokój', 9, 'room_full'],
    ['one', 'Jedynka', 4, 'room_full'],
    ['kielce', 'Kielce', 49, 'product_full'],
  ])
  expect(definition).not.toHaveProperty('limit')
  expect(definition.groups).toEqual([{ ...red, windows: [], claims: [{ pool: 'red', units: 1 }] }])
})

test('what a limit states counts before what follows from its part', () => {
  const allotments = [{ id: 'desk', name: 'Biuro', units: 5 }]
  const stated = { id: 'reds', places: null, name: 'Grupa', refusal: 'event_full' as const, allotments }
  const { pools } = compiled({ groups: [{ ...red, limit: stated }] }).definition
  const { places: capacity, ...rest } = stated
  expect(pools).toEqual([{ ...rest, capacity }])
})

test('a limit refuses as a pool does, beside other claims of the part', () => {
  const event = compiled({
    groups: [{ ...red, limit: 1, claims: [{ pool: 'bus' }] }],
    pools: [{ id: 'bus', name: 'Autobus', capacity: 50 }],
    items: [item()],
  })
  const result = quoteOf(event, [{ group: 'red' }], {}, context(undefined, { free: { red: 0, bus: 50 } }))
  expect(problemTexts(result)).toEqual(['group_full a red'])
  expect(result.claims).toEqual([
    { pool: 'bus', units: 1 },
    { pool: 'red', units: 1 },
  ])
})

test('the refusal of a pool follows from whose limit it is, or from what claims it first', () => {
  const own = { capacity: 1, name: 'L' }
  const { pools } = compiled({
    items: [item({ ...lodging, claims: [{ pool: 'bed' }], options: [stop] })],
    claims: [{ pool: 'all' }, { pool: 'mine' }],
    pools: [
      { id: 'bed', ...own },
      { id: 'all', ...own },
      { id: 'mine', ...own, per: 'registrant' },
      { id: 'unused', ...own },
    ],
  }).definition
  expect(pools.map(({ refusal }) => refusal)).toEqual([
    'room_full',
    'event_full',
    'limit_per_registrant',
    'product_full',
  ])
})

test('the legal kind of an item follows from its category', () => {
  const kinds = (['participation', 'lodging', 'merchandise', 'donation'] as const).map((category) => {
    const { legalKind: _, ...unsaid } = item({ category })
    return compiled({ items: [unsaid] }).definition.items[0]?.legalKind
  })
  expect(kinds).toEqual(['participation', 'dated-service', 'goods', 'donation'])
})

test('two limits of the same id are a mistake, found where the second is written', () => {
  const coach = item({ choose: 'optional', options: [{ ...stop, limit: 49 }] })
  expect(problemsOf({ groups: [{ ...stop, limit: 30 }], items: [coach] })).toEqual([
    'items.0.options.0.limit: Identyfikator „kielce” już jest.',
  ])
  const stated = { ...red, limit: { id: 'kielce', places: 3 } }
  expect(problemsOf({ pools: [{ ...stop, capacity: 1 }], groups: [stated], items: [item()] })).toEqual([
    'groups.0.limit.id: Identyfikator „kielce” już jest.',
  ])
})

test('problems and warnings of a limit are reported where it is written', () => {
  const allotments = [{ id: 'desk', name: 'Biuro', units: 5 }]
  const groups = [{ ...red, limit: { places: 3, allotments } }]
  expect(problemsOf({ groups, items: [item()] })).toEqual([
    'groups.0.limit.allotments: Wydzielono 5 miejsc, a limit to 3.',
  ])
  expect(warningsIn({ groups: [{ ...red, limit: { places: 0 } }], items: [item()] })).toEqual([
    'groups.0.limit.places: Limit to 0, więc nikt tego nie dostanie.',
  ])
  expect(warningsIn({ limit: 0, items: [item()] })).toContain(
    'limit: Limit to 0, więc nikt tego nie dostanie.',
  )
})

test('the public view hides the allotments of a limit', () => {
  const allotments = [{ id: 'sponsor', name: 'Darczyńcy', units: 5 }]
  const { definition } = compiled({
    groups: [{ ...red, limit: { places: 30, allotments } }],
    items: [item()],
  })
  expect(JSON.stringify(publicView(definition))).not.toMatch(/Darczyńcy|sponsor/)
})
