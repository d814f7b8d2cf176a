import { expect, test } from 'vitest'
import { countAll, countFound, readFilter, statesToChoose } from './filter.ts'

test('reads what it knows and drops the rest', () => {
  expect(readFilter({ szukaj: ' Kowalska ', stan: 'confirmed' })).toEqual({
    szukaj: 'Kowalska',
    stan: 'confirmed',
  })
  expect(readFilter({ szukaj: '  ', stan: 'eaten', strona: '2' })).toEqual({})
  expect(readFilter({ szukaj: 7 })).toEqual({})
})

test('a search is no longer than the server takes', () => {
  expect(readFilter({ szukaj: 'x'.repeat(300) }).szukaj).toHaveLength(100)
})

test('states with somebody in them are offered, in the order of a life, and the chosen one always', () => {
  const counts = { confirmed: 3, awaiting_payment: 1, expired: 0 }
  expect(statesToChoose(counts, undefined)).toEqual(['awaiting_payment', 'confirmed'])
  expect(statesToChoose(counts, 'expired')).toEqual(['awaiting_payment', 'confirmed', 'expired'])
})

test('the sum counts states alone', () => {
  expect(countAll({ confirmed: 3, expired: 2, all: 5 })).toBe(5)
})

test('what was found is known at the end of the list, or from the counts when nothing is searched', () => {
  const counts = { confirmed: 60, expired: 20 }
  expect(countFound(50, true, {}, counts)).toBe(80)
  expect(countFound(50, true, { stan: 'confirmed' }, counts)).toBe(60)
  expect(countFound(50, true, { szukaj: 'Lis' }, counts)).toBeNull()
  expect(countFound(3, false, { szukaj: 'Lis' }, counts)).toBe(3)
})
