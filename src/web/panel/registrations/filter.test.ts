import { expect, test } from 'vitest'
import { countAll, countFound, readFilter, statesToChoose } from './filter.ts'

test('known parameters are read and the rest dropped', () => {
  expect(readFilter({ szukaj: ' Kowalska ', stan: 'confirmed' })).toEqual({
    szukaj: 'Kowalska',
    stan: 'confirmed',
  })
  expect(readFilter({ szukaj: '  ', stan: 'eaten', strona: '2' })).toEqual({})
  expect(readFilter({ szukaj: 7 })).toEqual({})
})

test('a search is cut to the length that the server accepts', () => {
  expect(readFilter({ szukaj: 'x'.repeat(300) }).szukaj).toHaveLength(100)
})

test('states in use are offered, in the order of the life cycle, and the chosen one always', () => {
  const counts = { confirmed: 3, awaiting_payment: 1, expired: 0 }
  expect(statesToChoose(counts, undefined)).toEqual(['awaiting_payment', 'confirmed'])
  expect(statesToChoose(counts, 'expired')).toEqual(['awaiting_payment', 'confirmed', 'expired'])
})

test('the total counts only states', () => {
  expect(countAll({ confirmed: 3, expired: 2, all: 5 })).toBe(5)
})

test('the number of results is known at the end of the list, or from the counts without a search', () => {
  const counts = { confirmed: 60, expired: 20 }
  expect(countFound(50, true, {}, counts)).toBe(80)
  expect(countFound(50, true, { stan: 'confirmed' }, counts)).toBe(60)
  expect(countFound(50, true, { szukaj: 'Lis' }, counts)).toBeNull()
  expect(countFound(3, false, { szukaj: 'Lis' }, counts)).toBe(3)
})
