import { expect, test } from 'vitest'
import { coveredUnits, hasZeroBits, proofBits } from './place-proof.ts'

test.each([
  [{ held: 60, of: 1000, units: 1 }, 16],
  [{ held: 250, of: 1000, units: 1 }, 17],
  [{ held: 499, of: 1000, units: 1 }, 17],
  [{ held: 500, of: 1000, units: 1 }, 18],
  [{ held: 750, of: 1000, units: 1 }, 20],
  [{ held: 60, of: 108, units: 9 }, 22],
  [{ held: 60, of: 1000, units: 4 }, 18],
  [{ held: 60, of: 1000, units: 5 }, 19],
  [{ held: 60, of: 0, units: 200 }, 22],
])('%j takes a proof of %i bits', (crowding, bits) => {
  expect(proofBits(crowding)).toBe(bits)
})

test('a proof holds for some more places than there were when it was asked for', () => {
  expect([60, 500].map(coveredUnits)).toEqual([125, 675])
})

test.each([
  [[0b0000_0000, 0b0000_1111], 12, true],
  [[0b0000_0000, 0b0001_0000], 12, false],
  [[0b0000_0000, 0b1000_0000], 8, true],
  [[0b0000_0001, 0], 8, false],
  [[0], 9, false],
  [[0b1000_0000], 0, true],
])('of %j the first %i bits are zero: %s', (bytes, bits, expected) => {
  expect(hasZeroBits(Uint8Array.from(bytes), bits)).toBe(expected)
})
