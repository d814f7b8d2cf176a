import { expect, test } from 'vitest'
import { allocateReduction } from './allocate-reduction.ts'

type Line = [person: string, item: string, amount: number, option?: string]
const lines = (all: readonly Line[]) =>
  all.map(([person, item, amount, option = null]) => ({ person, item, option, amount }))
const falls = (before: readonly Line[], after: readonly Line[]) =>
  allocateReduction(lines(before), lines(after))

const CAPPED: Line[] = [
  ['a', 'fee', 10000],
  ['b', 'fee', 5000],
  ['c', 'fee', 0],
]

test('a family price that stays the same is not reduced, regardless of who leaves', () => {
  const two: Line[] = [
    ['a', 'fee', 10000],
    ['c', 'fee', 5000],
  ]
  expect(falls(CAPPED, two)).toEqual([0, 0, 0])
  expect(falls(CAPPED, CAPPED.slice(0, 2))).toEqual([0, 0, 0])
  // Of three only the last stays: 150 has become 100.
  expect(falls(CAPPED, [['c', 'fee', 10000]])).toEqual([3333, 1667, 0])
})

test('each item separately: an increase of one does not reduce another', () => {
  const before: Line[] = [
    ['a', 'fee', 10000],
    ['a', 'coach', 5000],
    ['b', 'fee', 9000],
    ['b', 'coach', 5000],
  ]
  const after: Line[] = [
    ['a', 'fee', 12000],
    ['a', 'coach', 6000],
  ]
  expect(falls(before, after)).toEqual([0, 0, 7000, 4000])
})

test('by the reduction of the price, not an average piece; the last lines first', () => {
  expect(falls([['a', 'mug', 9800]], [['a', 'mug', 7000]])).toEqual([2800])
  expect(falls([['a', 'mug', 9800]], [])).toEqual([9800])
  const split: Line[] = [
    ['a', 'mug', 4000],
    ['a', 'mug', 3000],
  ]
  expect(falls(split, [['a', 'mug', 2000]])).toEqual([2000, 3000])
  expect(falls([['a', 'mug', 6000]], [['a', 'mug', 6500]])).toEqual([0])
})

test('an option exchanged for a cheaper one is reduced by the difference', () => {
  const whole: Line = ['a', 'fee', 20000, 'all']
  expect(falls([whole], [['a', 'fee', 4000, 'part']])).toEqual([16000])
  expect(falls([whole], [['a', 'fee', 20000, 'other']])).toEqual([0])
  const days: Line[] = [
    ['a', 'days', 5000, 'i'],
    ['a', 'days', 8000, 'ii'],
  ]
  expect(
    falls(days, [
      ['a', 'days', 5000, 'i'],
      ['a', 'days', 6000, 'iii'],
    ]),
  ).toEqual([0, 2000])
})

test('an exchange for something cheaper while another person leaves is reduced by its own difference', () => {
  const before: Line[] = [
    ['a', 'fee', 20000, 'all'],
    ['b', 'fee', 20000, 'all'],
  ]
  expect(falls(before, [['a', 'fee', 4000, 'part']])).toEqual([16000, 20000])
})
