import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextOffers, offerEnds, type WaitingParty } from './waiting-list.ts'

const party = (id: string, ...sizes: number[]): WaitingParty => ({
  id,
  wishes: sizes.map((size) => ({ size, claims: [{ pool: 'event', units: size }] })),
})
const offered = (parties: WaitingParty[], free: number, smallerMayPass = false) =>
  nextOffers(parties, { event: free }, smallerMayPass).map(({ id, wish }) => `${id} ${wish.size}`)

describe('offers', () => {
  test('a family of five waits as five: four places are not offered to it', () => {
    expect(offered([party('five', 5)], 4)).toEqual([])
    expect(offered([party('five', 5)], 5)).toEqual(['five 5'])
  })

  test('no party overtakes: two people behind the family wait with it', () => {
    expect(offered([party('five', 5), party('two', 2)], 4)).toEqual([])
    expect(offered([party('five', 5), party('two', 2)], 6)).toEqual(['five 5'])
    expect(offered([party('five', 5), party('two', 2)], 7)).toEqual(['five 5', 'two 2'])
  })

  test('smaller parties pass where the event allows it', () => {
    expect(offered([party('five', 5), party('two', 2)], 4, true)).toEqual(['two 2'])
  })

  test('a party that agreed to fewer places gets as many as there are', () => {
    expect(offered([party('five', 5, 4, 3), party('two', 2)], 4)).toEqual(['five 4'])
    expect(offered([party('five', 5, 4, 3), party('two', 2)], 2)).toEqual([])
  })

  test('a party that waits for a coach does not keep other places from the others', () => {
    const byCoach: WaitingParty = {
      id: 'by coach',
      wishes: [{ size: 1, claims: ['coach', 'event'].map((pool) => ({ pool, units: 1 })) }],
    }
    const offers = nextOffers([byCoach, party('on foot', 1)], { event: 2, coach: 0 }, false)
    expect(offers.map(({ id }) => id)).toEqual(['on foot'])
    expect(nextOffers([byCoach, party('on foot', 1)], { event: 1, coach: 0 }, false)).toEqual([])
  })

  test('for any list: offers fit together, and no party that waits in vain could have been served without them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 })), fc.nat(20), (sizes, free) => {
        const offers = nextOffers(
          sizes.map((size, i) => party(String(i), size)),
          { event: free },
          false,
        )
        const given = offers.reduce((sum, { wish }) => sum + wish.size, 0)
        expect(given).toBeLessThanOrEqual(free)
        // For a single pool, offers go to the first parties without a gap.
        expect(offers.map(({ id }) => id)).toEqual(offers.map((_, i) => String(i)))
        const next = sizes[offers.length]
        if (next !== undefined) expect(given + next).toBeGreaterThan(free)
      }),
    )
  })
})

describe('the end of an offer', () => {
  const ends = (offered: string) => offerEnds(Temporal.PlainDateTime.from(offered)).toString()
  test('is a day later', () => {
    expect(ends('2031-06-05T14:32:00')).toBe('2031-06-06T14:32:00')
    expect(ends('2031-06-05T22:00:00')).toBe('2031-06-06T22:00:00')
    expect(ends('2031-06-05T08:00:00')).toBe('2031-06-06T08:00:00')
  })
  test('is never in the night, but at eight in the morning', () => {
    expect(ends('2031-06-05T22:00:01')).toBe('2031-06-07T08:00:00')
    expect(ends('2031-06-05T23:30:00')).toBe('2031-06-07T08:00:00')
    expect(ends('2031-06-05T03:10:12')).toBe('2031-06-06T08:00:00')
    expect(ends('2031-06-05T07:59:59.999')).toBe('2031-06-06T08:00:00')
  })
})
