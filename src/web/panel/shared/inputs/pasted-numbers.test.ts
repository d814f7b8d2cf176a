import { expect, test } from 'vitest'
import { pastedNumbers } from './pasted-numbers.ts'

test('a column and a table of a spreadsheet are read, a single value is not taken from its field', () => {
  expect(pastedNumbers('150\n120\r\n\n90\n')).toEqual([[150], [120], [null], [90]])
  expect(pastedNumbers('10\t12\n8\t')).toEqual([
    [10, 12],
    [8, null],
  ])
  expect(pastedNumbers('60')).toBeNull()
  expect(pastedNumbers('60\n')).toBeNull()
})

test('spaces within a number and the word behind it do not matter; what is no number is empty', () => {
  expect(pastedNumbers('1 200\n60 miejsc\nBiała\n1234567\n12,5')).toEqual([
    [1200],
    [60],
    [null],
    [null],
    [null],
  ])
})
