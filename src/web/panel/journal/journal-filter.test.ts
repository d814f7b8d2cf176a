import { expect, test } from 'vitest'
import { isFiltered, readJournalFilter } from './journal-filter.ts'

test('reads the account, who, what about, and the days', () => {
  const filter = { konto: 'k', kto: 'Ewa Sowa', rodzaj: 'money', od: '2026-06-01', do: '2026-06-30' }
  expect(readJournalFilter(filter)).toEqual(filter)
})

test('leaves out what it does not know', () => {
  expect(
    readJournalFilter({ kto: ' ', rodzaj: 'weather', od: '2026-02-30', do: 'jutro', inne: 'x' }),
  ).toEqual({})
})

test('the account alone is no filter', () => {
  expect(isFiltered({ konto: 'k' })).toBe(false)
  expect(isFiltered({ konto: 'k', od: '2026-06-01' })).toBe(true)
})
