import { describe, expect, test } from 'vitest'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import type { Case } from './case-file.ts'
import { freeByGiven, unsaidGiven } from './given.ts'
import { registrationSchema } from './sample.ts'
import { vocabularySchema } from './vocabulary.ts'

/** Units taken before a sample, in all spellings, at an event with pools behind options, groups and hours. */
const it = { category: 'other', legalKind: 'dated-service', per: 'person' } as const
const pool = (id: string, name: string, refusal = 'product_full') => ({ id, name, capacity: 10, refusal })
const DEFINITION = {
  schemaVersion: 3,
  title: 'Zlot',
  kind: 'other',
  dates: { start: '2026-07-01', end: '2026-07-05' },
  groups: [{ id: 'wave-a', name: 'Fala A', claims: [{ pool: 'first-wave' }] }],
  items: [
    {
      ...{ ...it, id: 'workshop', name: 'Warsztat', choose: 'any' },
      options: [
        { id: 'w3', name: 'W3', claims: [{ pool: 'glass' }] },
        { id: 'w4', name: 'W4', claims: [{ pool: 'clay' }, { pool: 'kilns' }] },
      ],
    },
    {
      ...{ ...it, id: 'week', name: 'Tydzień', choose: 'optional' },
      options: [{ id: 'ii', name: 'II', claims: [{ pool: 'second' }] }],
    },
    { ...it, id: 'dinner', name: 'Kolacja', choose: 'optional', claims: [{ pool: 'table' }] },
  ],
  claims: [{ pool: 'all' }],
  pools: [
    pool('all', 'Miejsca w sali', 'event_full'),
    ...['glass', 'clay', 'kilns', 'second', 'table', 'first-wave'].map((id) => pool(id, id)),
    pool('boards-2026-07-05', 'Deski 5 lipca'),
  ],
}
const parsed = parseDefinition(DEFINITION)
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const { definition } = parsed

const file = (vocabulary: object = {}): Case => ({
  ...vocabularySchema.parse(vocabulary),
  ...{ id: 'zlot', title: 'Zlot', definition: DEFINITION, registrations: [] },
})
const freeOf = (given: unknown, vocabulary: object = {}) =>
  freeByGiven(
    file(vocabulary),
    definition,
    registrationSchema.parse({ id: 'A', at: '2026-05-01T12:00', given, expect: {} }),
  )

describe('a pool is found', () => {
  test.each([
    ['inside its heading', { boards: { '2026-07-05': 4 } }, { 'boards-2026-07-05': 6 }],
    ['by the option that claims it', { workshops: { W3: 'full' } }, { glass: 0 }],
    ['by the option alone', { W3: { left: 2 } }, { glass: 2 }],
    ['by the word that reads takes for the item', { weeks: { II: 3 } }, { second: 7 }],
    ['by the item', { dinner: { sold: 3 } }, { table: 7 }],
    ['by the group', { 'wave A': { taken: 10 } }, { 'first-wave': 0 }],
    ['by its name', { 'Miejsca w sali': { remaining: 1 } }, { all: 1 }],
    ['under a heading that names nothing', { pools: { glass: 4 } }, { glass: 6 }],
    ['by the places of the event', { places_taken: 4 }, { all: 6 }],
    ['by nothing but the side', { taken: 5 }, { all: 5 }],
  ])('%s', (_, given, expected) => {
    expect(freeOf(given)).toEqual(expected)
  })

  test('by words of the file, also inside', () => {
    expect(freeOf({ huts: { small: 4 } }, { given: { 'huts.small': { takenOf: ['clay'] } } })).toEqual({
      clay: 6,
    })
    expect(freeOf({ huts: { small: 4 } }, { pools: { 'huts small': 'clay' } })).toEqual({ clay: 6 })
    expect(freeOf({ kiln: 4 }, { words: { kiln: 'kilns' } })).toEqual({ kilns: 6 })
    expect(freeOf({ turnus: { II: 4 } }, { reads: { turnus: 'choices.week' } })).toEqual({ second: 6 })
  })

  test('or not, if its name claims two pools, or none', () => {
    expect(() => freeOf({ workshops: { W4: 'full' } })).toThrow(
      "the case file does not say what given 'workshops.W4' means: it may be clay or kilns",
    )
    expect(() => freeOf({ huts: { small: 4 } })).toThrow(
      "the case file does not say what given 'huts.small' means: no pool is called 'small': all, glass",
    )
    expect(() => freeOf({ 'wave A': { glass: 4 } })).toThrow(
      "the case file does not say what given 'wave A.glass' means: no pool is called 'wave A glass'",
    )
  })
})

describe('how much of it', () => {
  test.each([
    [{ glass: 4 }, 6],
    [{ glass: '4' }, 6],
    [{ glass: { left: 0 } }, 0],
    [{ glass: 'full' }, 0],
    [{ glass: 'all 10 taken' }, 0],
    [{ glass: '3 of 10 taken' }, 7],
    [{ glass: 'one place left' }, 1],
    [{ glass: 'empty' }, 10],
    [{ glass_full: true }, 0],
    [{ glass_full: false }, 10],
    [{ free: { glass: 0 } }, 0],
    [{ full: 'glass' }, 0],
    [{ full: ['glass'] }, 0],
    [[{ pool: 'glass', taken: 5 }], 5],
    [{ glass: { taken: 4, left: 6 } }, 6],
    [{ glass_taken: 4, workshops: { w3: 2 } }, 4],
  ])('%j leaves %i', (given, left) => {
    expect(freeOf(given)).toEqual({ glass: left })
  })

  test('or is an error when it is contradictory or unclear', () => {
    expect(() => freeOf({ glass: 'nearly full' })).toThrow(
      `given 'glass' is not a number of places: "nearly full"`,
    )
    expect(() => freeOf({ glass: -1 })).toThrow("given 'glass' is not a number of places: -1")
    expect(() => freeOf({ glass: true })).toThrow("given 'glass' is not a number of places: true")
    expect(() => freeOf({ glass: { taken: 4, left: 4 } })).toThrow(
      "given contradicts itself about 'glass' (10 in all): glass.taken, glass.left",
    )
    expect(() => freeOf({ glass: 'all 8 taken' })).toThrow(
      "given 'glass' speaks of 8 places, but 'glass' has 10",
    )
    expect(() => freeOf(['glass'])).toThrow()
  })
})

test('a rule of the file for a key that no sample has is reported', () => {
  const given = { 'huts.small': { takenOf: ['clay'] }, 'huts.big': { takenOf: ['kilns'] } }
  const registrations = [{ id: 'A', given: { huts: { small: 4 } } }]
  expect(unsaidGiven({ ...file({ given }), registrations })).toEqual(['huts.big'])
})
