import { expect, test } from 'vitest'
import { allotmentPool, claimsFrom, freeOfAllotment, isAllotmentPool } from './allotment.ts'

const office = { allotmentId: 'a', partOf: 'event', pool: 'event/biuro' }

test('an allotment has a pool of its own', () => {
  expect(allotmentPool('event', 'biuro')).toBe('event/biuro')
  expect(['event/biuro', 'event', 'slot:2031-06-05T10:00'].map(isAllotmentPool)).toEqual([true, false, false])
})

test('a registration from the allotment claims it instead of the whole, and the rest like everyone', () => {
  const claims = [
    { pool: 'coach', units: 1 },
    { pool: 'event', units: 2 },
  ]
  expect(claimsFrom(claims, office)).toEqual([
    { pool: 'coach', units: 1 },
    { pool: 'event/biuro', units: 2 },
  ])
})

test('free to it is what the allotment has left, even when the whole is full', () => {
  expect(freeOfAllotment({ event: 0, coach: 3, 'event/biuro': 7 }, office)).toEqual({
    event: 7,
    coach: 3,
    'event/biuro': 7,
  })
  expect(freeOfAllotment({ event: 5 }, office).event).toBe(0)
})
