import { expect, test } from 'vitest'
import { dueNow } from './due-now.ts'

const depositAndRest = [{ amount: 40_000 }, { amount: 60_000 }]

test('nothing paid: the deposit is asked for', () => {
  expect(dueNow(depositAndRest, 100_000)).toBe(40_000)
})

test('half of the deposit has come: the other half is asked for', () => {
  expect(dueNow(depositAndRest, 80_000)).toBe(20_000)
})

test('the deposit has come: the rest is asked for', () => {
  expect(dueNow(depositAndRest, 60_000)).toBe(60_000)
})

test('paid to the grosz or more: nothing is asked for', () => {
  expect(dueNow(depositAndRest, 0)).toBe(0)
  expect(dueNow(depositAndRest, -1)).toBe(0)
})

test('a correction made it dearer than the parts: the difference is asked for', () => {
  expect(dueNow([{ amount: 100 }], 130)).toBe(130)
  expect(dueNow([{ amount: 0 }], 30)).toBe(30)
})
