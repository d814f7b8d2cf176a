import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, formatSum, parseMoney, percentOf, splitMoney, sumMoney } from './money.ts'

describe('formatMoney', () => {
  test.each([
    [0, '0\u00a0zł'],
    [4000, '40\u00a0zł'],
    [4050, '40,50\u00a0zł'],
    [4005, '40,05\u00a0zł'],
    [125000, '1250\u00a0zł'],
    [-12000, '−120\u00a0zł'],
    [-50, '−0,50\u00a0zł'],
  ])('%i grosze read %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text)
  })

  test('leaves the currency out when asked', () => {
    expect(formatMoney(4050, { currency: false })).toBe('40,50')
  })
})

describe('parseMoney', () => {
  test.each([
    ['40', 4000],
    ['12,50', 1250],
    ['12.50', 1250],
    ['1 000', 100000],
    ['1\u00a0000', 100000],
    ['1\u202f000', 100000],
    ['1 000,50', 100050],
    [' 40', 4000],
    ['0,05', 5],
    ['0', 0],
  ])('%s is %i grosze', (typed, amount) => {
    expect(parseMoney(typed)).toBe(amount)
  })

  test.each([
    '',
    ' ',
    '12,5',
    '12,500',
    '-5',
    '1 000 000',
    '1\u00a0000\u00a0000',
    '12a',
    ',50',
    '12,',
    '1,00,00',
    ' 4 0',
    '1,000.00',
    '99999999999999999999',
  ])('%j is no amount', (typed) => {
    expect(parseMoney(typed)).toBeNull()
  })

  test('reads what formatMoney shows', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        expect(parseMoney(formatMoney(amount, { currency: false }))).toBe(amount)
      }),
    )
  })

  test('formatMoney shows the parsed amount, when it was typed in the format of amounts', () => {
    const decimals = fc.integer({ min: 1, max: 99 }).map((grosze) => `,${String(grosze).padStart(2, '0')}`)
    const shown = fc.tuple(fc.nat().map(String), fc.oneof(fc.constant(''), decimals))
    fc.assert(
      fc.property(shown, ([zloty, rest]) => {
        const amount = parseMoney(zloty + rest)
        expect(amount === null ? null : formatMoney(amount, { currency: false })).toBe(zloty + rest)
      }),
    )
  })
})

describe('percentOf', () => {
  test('rounds to the nearest grosz', () => {
    expect(percentOf(10000, 50)).toBe(5000)
    expect(percentOf(333, 50)).toBe(167)
    expect(percentOf(-333, 50)).toBe(-167)
  })

  test('takes hundredths of a percent too: exactly half a grosz is rounded up', () => {
    expect(percentOf(2500, 1.14)).toBe(29)
    expect(percentOf(2500, 1.1396)).toBe(28)
    expect(percentOf(100_000_000, 12.3456)).toBe(12_345_600)
  })
})

describe('splitMoney', () => {
  test('gives the spare grosze to the largest remainders, the earlier first', () => {
    expect(splitMoney(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(splitMoney(10, [0, 0, 0, 0])).toEqual([3, 3, 2, 2])
    expect(splitMoney(5, [])).toEqual([])
  })

  test('the shares add up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 100_000_000 }),
        fc.array(fc.nat(10_000), { minLength: 1, maxLength: 40 }),
        (amount, weights) => {
          expect(sumMoney(splitMoney(amount, weights))).toBe(amount)
        },
      ),
    )
  })
})

test.each([
  [999_999, '9999,99\u00a0zł'],
  [1_000_000, '10\u202f000\u00a0zł'],
  [14_372_050, '143\u202f720,50\u00a0zł'],
  [-123_456_700, '−1\u202f234\u202f567\u00a0zł'],
])('a sum of %i grosze is read in groups from 10 000 zł: %s', (amount, text) => {
  expect(formatSum(amount)).toBe(text)
})
