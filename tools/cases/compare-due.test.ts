import { expect, test } from 'vitest'
import { dueDifferences } from './compare-due.ts'

const part = (amount: number, until: string | null) => ({ amount, until })
const GOT = [
  part(3000, '2026-05-25T23:59:59'),
  part(6000, '2026-05-25T23:59:59'),
  part(500, '2026-06-01T23:59:59'),
]

test('parts of one day add up, on both sides and in any order; a sum of 0 is ignored', () => {
  const of = (...expected: ReturnType<typeof part>[]) => dueDifferences(expected, GOT, false)
  expect(of(part(500, '2026-06-01'), part(9000, '2026-05-25'))).toEqual([])
  expect(of(part(7000, '2026-05-25'), part(2000, '2026-05-25'), part(500, '2026-06-01'))).toEqual([])
  expect(of(part(9000, '2026-05-25'), part(500, '2026-06-01'), part(0, '2026-07-01'))).toEqual([])
  expect(of(part(9500, '2026-05-25'))).toEqual([
    'due: expected 9500 until 2026-05-25, got 500 until 2026-06-01, 9000 until 2026-05-25',
  ])
  expect(dueDifferences(undefined, GOT, false)).toEqual([])
})

test('an empty list matches sums of a later day only while an approval is pending', () => {
  const later = [part(100, null)]
  expect(dueDifferences([], later, true)).toEqual([])
  expect(dueDifferences([], later, false)).toEqual(['due: expected nothing, got 100 until a later day'])
  expect(dueDifferences([], GOT, true)).toHaveLength(1)
})
