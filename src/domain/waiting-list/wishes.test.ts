import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compiled, context, draft, item } from '../quote/quote.fixture.ts'
import { firstPeople, wishesOf } from './wishes.ts'

const full = context('2026-06-10T12:00:00', { free: { seats: 0, coach: 0 } })

const event = compiled({
  windows: [{ closes: '2026-07-01T00:00:00' }],
  items: [item({ price: 100 }), item({ id: 'coach', choose: 'optional', claims: [{ pool: 'coach' }] })],
  pools: [
    { id: 'seats', name: 'Miejsca', capacity: 20, refusal: 'event_full' },
    { id: 'coach', name: 'Autokar', capacity: 20, refusal: 'product_full' },
  ],
  claims: [{ pool: 'seats' }],
  requirements: [
    {
      id: 'adult',
      of: 'registration',
      must: { fact: 'adults', atLeast: 1 },
      code: 'guardian_must_register',
      message: 'Dzieci zgłasza dorosły.',
    },
  ],
})

const child = { birthDate: '2015-01-01' }
const family = (...people: Record<string, unknown>[]) => draft(people)
const sizesOf = (party: ReturnType<typeof family>, smallest: number) =>
  wishesOf(event, party, full, smallest).wishes.map(({ size }) => size)

describe('the waiting list of a party', () => {
  test('a family of four that wants all or nothing waits as four, also where nothing is free', () => {
    expect(wishesOf(event, family({ choices: { coach: true } }, {}, child, child), full, 4)).toEqual({
      wishes: [
        {
          size: 4,
          claims: [
            { pool: 'coach', units: 1 },
            { pool: 'seats', units: 4 },
          ],
        },
      ],
      problems: [],
    })
  })

  test('a party that would come with fewer waits for each smaller party too, the first people of the draft', () => {
    expect(sizesOf(family({}, {}, child, child), 2)).toEqual([4, 3, 2])
    const { wishes } = wishesOf(event, family({}, { choices: { coach: true } }), full, 1)
    expect(wishes.map(({ claims }) => claims)).toEqual([
      [
        { pool: 'coach', units: 1 },
        { pool: 'seats', units: 2 },
      ],
      [{ pool: 'seats', units: 1 }],
    ])
  })

  test('children alone, or without the registrant, are not a smaller party', () => {
    expect(sizesOf(family(child, {}, {}), 1)).toEqual([3, 2])
    expect(sizesOf(draft([{}, {}, {}], { registeredBy: 'b' }), 1)).toEqual([3, 2])
    expect(sizesOf(draft([{}, {}], { registeredBy: null }), 1)).toEqual([2, 1])
  })

  test('a draft that the rules forbid stays forbidden: only places may be missing', () => {
    const codes = (party: ReturnType<typeof family>, quoteContext = full) =>
      wishesOf(event, party, quoteContext, 9).problems.map(({ code }) => code)
    expect(codes(family({}))).toEqual([])
    expect(codes(family(child))).toEqual(['guardian_must_register'])
    expect(codes(family({}), context('2026-07-02T12:00:00', full.facts))).toEqual(['closed'])
  })

  test('a rule about rooms is not a lack of places', () => {
    const rooms = compiled({
      items: [item()],
      requirements: [
        {
          id: 'two',
          of: 'registration',
          must: { fact: 'people', atMost: 2 },
          code: 'room_capacity',
          message: 'Pokoje są dwuosobowe.',
        },
      ],
    })
    expect(wishesOf(rooms, family({}, {}, {}), full, 3).problems).toMatchObject([{ code: 'room_capacity' }])
  })
})

test('for any party: the whole comes first, sizes fall to the smallest, and each claims what its people claim', () => {
  const person = fc.record({
    birthDate: fc.constantFrom('1990-01-01', '2015-01-01'),
    choices: fc.record({ coach: fc.boolean() }),
  })
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 9 }),
      (people, smallest) => {
        const party = family(...people)
        const { wishes } = wishesOf(event, party, full, smallest)
        const sizes = wishes.map(({ size }) => size)
        expect(sizes[0]).toBe(people.length)
        expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a))
        for (const { size, claims } of wishes) {
          expect(size).toBeGreaterThanOrEqual(Math.min(smallest, people.length))
          expect(wishesOf(event, firstPeople(party, size), full, size).wishes).toEqual([{ size, claims }])
          expect(claims.find(({ pool }) => pool === 'seats')?.units).toBe(size)
        }
      },
    ),
  )
})
