import { expect, test } from 'vitest'
import type { QuoteLine } from '#domain/quote/quote-result.ts'
import { type ExpectedLine, lineDifferences } from './compare-lines.ts'

const changed = (amount: number, code: 'adjusted' | 'raised' = 'adjusted') => ({ code, params: { amount } })

/** 100 zł, less 10, less 30, and 5 more again. */
const line: QuoteLine = {
  ...{ person: 'ewa', item: 'fee', itemName: 'Udział', option: null, optionName: null },
  ...{ quantity: 1, amount: 6500, listAmount: 10000, onSite: false },
  reasons: [changed(1000), changed(3000), changed(500, 'raised')],
}

const agrees = (...amounts: (number | readonly [amount: number, list: number])[]) => {
  const expected = amounts.map((each): ExpectedLine => {
    const [amount, list] = typeof each === 'number' ? [each, undefined] : each
    return { who: 'ewa', amount, ...(list === undefined ? {} : { list }) }
  })
  return lineDifferences(expected, [line]).length === 0
}

test('a price may be told with each of its changes, with some, or with all of them as one', () => {
  expect(agrees(6500)).toBe(true)
  expect(agrees([6500, 10000])).toBe(true)
  expect(agrees(10000, -1000, -3000, 500)).toBe(true)
  expect(agrees(10000, -4000, 500)).toBe(true)
  expect(agrees([9000, 10000], -3000, 500)).toBe(true)
  expect(agrees(10000, -3500)).toBe(true)
})

test('but not with others, nor with a part of them', () => {
  expect(agrees(10000, -2000, -1500)).toBe(false)
  expect(agrees(9000, -2000)).toBe(false)
  expect(agrees(6000, 500)).toBe(true)
  expect(agrees([6500, 9500])).toBe(false)
  expect(agrees(6499)).toBe(false)
})
