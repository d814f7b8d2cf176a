import { expect, test } from 'vitest'
import { isHeld, scarceClaims, withHeld } from './held-units.ts'

test('what is held is free to its owner, and a pool without a limit stays without', () => {
  expect(withHeld({ event: 0, coach: 3, hall: null }, { event: 4, hall: 4 })).toEqual({
    event: 4,
    coach: 3,
    hall: null,
  })
})

test('there is nothing to hold of a pool without a limit', () => {
  const claims = [
    { pool: 'event', units: 2 },
    { pool: 'hall', units: 2 },
    { pool: 'coach', units: 0 },
  ]
  expect(scarceClaims(claims, { event: 5, hall: null, coach: 1 })).toEqual([{ pool: 'event', units: 2 }])
})

test.each([
  ['the same claims in another order', { coach: 1, event: 2 }, true],
  ['fewer units', { coach: 1, event: 1 }, false],
  ['another pool', { boat: 1, event: 2 }, false],
  ['nothing', {}, false],
])('claims are compared with what is held: %s', (_, held, expected) => {
  const claims = [
    { pool: 'event', units: 2 },
    { pool: 'coach', units: 1 },
  ]
  expect(isHeld(claims, held)).toBe(expected)
})
