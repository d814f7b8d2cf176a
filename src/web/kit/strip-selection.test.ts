import { describe, expect, test } from 'vitest'
import { stepTo, tapSingle, tapStretch } from './strip-selection.ts'

const open = () => true

describe('a range of days', () => {
  test('first and last tap, in either order', () => {
    expect(tapStretch([], 2, open)).toEqual([2])
    expect(tapStretch([2], 5, open)).toEqual([2, 3, 4, 5])
    expect(tapStretch([5], 2, open)).toEqual([2, 3, 4, 5])
  })

  test('a single day is a range, tapped again it is deselected', () => {
    expect(tapStretch([2], 2, open)).toEqual([])
  })

  test('a third tap starts a new range', () => {
    expect(tapStretch([2, 3, 4], 3, open)).toEqual([3])
    expect(tapStretch([2, 3, 4], 0, open)).toEqual([0])
  })

  test('a range does not span an unavailable day', () => {
    expect(tapStretch([1], 4, (place) => place !== 3)).toEqual([4])
  })

  test('a day chosen before it became unavailable stays in the range', () => {
    expect(tapStretch([1], 2, (place) => place !== 1)).toEqual([1, 2])
  })
})

test('single days are selected and deselected, in the order of the row', () => {
  expect(tapSingle([3], 1)).toEqual([1, 3])
  expect(tapSingle([1, 3], 1)).toEqual([3])
})

test('arrows stay within the row, Home and End lead to its ends', () => {
  expect(stepTo('ArrowRight', 1, 4)).toBe(2)
  expect(stepTo('ArrowRight', 3, 4)).toBe(3)
  expect(stepTo('ArrowLeft', 0, 4)).toBe(0)
  expect(stepTo('Home', 2, 4)).toBe(0)
  expect(stepTo('End', 0, 4)).toBe(3)
  expect(stepTo('Enter', 0, 4)).toBeNull()
})
