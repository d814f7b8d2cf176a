import { expect, test } from 'vitest'
import { amountInCell, isList, numberInCell, pastedRows } from './pasted-rows.ts'

test('a list of a spreadsheet is rows of cells; empty lines are left out', () => {
  expect(pastedRows('Biała\tks. Jan\t150\r\n\r\nZłota\t\t120\n')).toEqual([
    ['Biała', 'ks. Jan', '150'],
    ['Złota', '', '120'],
  ])
  expect(pastedRows('Biała; ks. Jan\nZłota')).toEqual([['Biała', 'ks. Jan'], ['Złota']])
  expect(pastedRows('')).toEqual([])
})

test('one cell is no list', () => {
  expect(isList(pastedRows('Biała'))).toBe(false)
  expect(isList(pastedRows('Biała\n'))).toBe(false)
  expect(isList(pastedRows('Biała\tks. Jan'))).toBe(true)
  expect(isList(pastedRows('Biała\nZłota'))).toBe(true)
})

test.each([
  ['150', 150],
  ['1 500', 1500],
  ['150 miejsc', 150],
  ['0', 0],
  ['', null],
  ['bez limitu', null],
  ['-5', null],
  ['12,5', null],
  [undefined, null],
])('%s is %s', (cell, number) => expect(numberInCell(cell)).toBe(number))

test.each([
  ['120', 12_000],
  ['1 200,50 zł', 120_050],
  ['Bezpłatnie', 0],
  ['—', null],
  ['', undefined],
  ['drogo', undefined],
])('%s is the sum %s', (cell, amount) => {
  expect(amountInCell(cell)).toBe(amount)
})
