import { describe, expect, test } from 'vitest'
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

test('a price may be written with each of its changes, with some, or with all of them as one', () => {
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

describe('lines are split or joined', () => {
  const shirts = { ...line, item: 'shirt', quantity: 3, amount: 13500, listAmount: 13500, reasons: [] }
  const ticket = { ...shirts, item: 'ticket', quantity: 1, amount: 5000, listAmount: 5000 }
  const differs = (...expected: Omit<ExpectedLine, 'who'>[]) =>
    lineDifferences(
      expected.map((each) => ({ who: 'ewa', ...each })),
      [shirts, ticket],
    ).length > 0

  test('several expected over one real, and one expected over several real', () => {
    expect(differs({ amount: 4500 }, { amount: 9000 }, { amount: 5000 })).toBe(false)
    expect(differs({ amount: 4500 }, { amount: 4500 }, { amount: 4500 }, { amount: 5000 })).toBe(false)
    expect(differs({ amount: 18500 })).toBe(false)
    expect(differs({ amount: 4500 }, { amount: 8000 }, { amount: 6000 })).toBe(true)
    expect(differs({ amount: 4500 }, { amount: 9000 }, { amount: 5000 }, { amount: 1 })).toBe(true)
  })

  test('with list prices where all of them give one', () => {
    expect(differs({ amount: 4500, list: 4500 }, { amount: 9000, list: 9000 }, { amount: 5000 })).toBe(false)
    expect(differs({ amount: 4500, list: 4500 }, { amount: 9000, list: 9999 }, { amount: 5000 })).toBe(true)
  })

  test('pieces and the price of one are compared', () => {
    const [three, rest] = [{ amount: 13500, qty: 3 }, { amount: 5000 }]
    expect(differs({ ...three, unit_amount: 4500 }, { ...rest, qty: 1 })).toBe(false)
    expect(differs({ amount: 13500, unit_amount: 4500 }, rest)).toBe(false)
    expect(differs({ amount: 13500, qty: 2, unit_amount: 6750 }, rest)).toBe(true)
    expect(differs({ amount: 13500, unit_amount: 6750 }, rest)).toBe(true)
    expect(differs(three, { ...rest, qty: 2 })).toBe(true)
    expect(differs({ amount: 9000, qty: 2 }, { amount: 4500, qty: 1 }, rest)).toBe(false)
    expect(differs({ amount: 9000, qty: 3 }, { amount: 4500, qty: 1 }, rest)).toBe(true)
    expect(differs({ amount: 18500, qty: 4 })).toBe(false)
  })
})
