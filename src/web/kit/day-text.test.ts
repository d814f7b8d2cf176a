import { describe, expect, it } from 'vitest'
import { birthYears, dayError, dayText, isoDay, NO_DAY } from './day-text.ts'

describe('isoDay', () => {
  it('reads a day', () => expect(isoDay({ day: '2', month: '9', year: '2015' })).toBe('2015-09-02'))
  it.each([
    { day: '31', month: '11', year: '2021' },
    { day: '29', month: '2', year: '2023' },
    { day: '', month: '2', year: '2023' },
    { day: '5', month: '', year: '2023' },
    { day: 'x', month: '2', year: '2023' },
  ])('%o is no day', (text) => expect(isoDay(text)).toBeNull())
  it('gives back what dayText took apart', () => expect(isoDay(dayText('2024-02-29'))).toBe('2024-02-29'))
})

describe('dayError', () => {
  it('says the words of the specification', () => {
    expect(dayError(NO_DAY, true)).toBe('Pole wymagane.')
    expect(dayError(NO_DAY, false)).toBeNull()
    expect(dayError({ day: '31', month: '11', year: '2021' }, true)).toBe('Niepoprawna data.')
    expect(dayError({ day: '31', month: '', year: '' }, false)).toBe('Niepoprawna data.')
  })
})

it('offers the current year and 120 years back', () => {
  const years = birthYears(2026)
  expect([years[0], years.at(-1), years.length]).toEqual([2026, 1906, 121])
})
