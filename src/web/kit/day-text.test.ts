import { describe, expect, it } from 'vitest'
import { dayError, dayText, isoDay, NO_DAY, textOfDay } from './day-text.ts'

describe('isoDay', () => {
  it('reads a day', () => expect(isoDay({ day: '2', month: '9', year: '2015' })).toBe('2015-09-02'))
  it.each([
    { day: '31', month: '11', year: '2021' },
    { day: '29', month: '2', year: '2023' },
    { day: '', month: '2', year: '2023' },
    { day: '5', month: '', year: '2023' },
    { day: 'x', month: '2', year: '2023' },
  ])('%o is not a date', (text) => expect(isoDay(text)).toBeNull())
  it('reverses dayText', () => expect(isoDay(dayText('2024-02-29'))).toBe('2024-02-29'))
})

describe('dayError', () => {
  it('returns the messages of the specification', () => {
    expect(dayError(NO_DAY, true)).toBe('Pole wymagane.')
    expect(dayError(NO_DAY, false)).toBeNull()
    expect(dayError({ day: '31', month: '11', year: '2021' }, true)).toBe('Niepoprawna data.')
    expect(dayError({ day: '31', month: '', year: '' }, false)).toBe('Niepoprawna data.')
    expect(dayError({ day: '12', month: '3', year: ' 1985 ' }, true)).toBeNull()
  })
})

it.each(['85', '198', '1985 r.', 'rok'])('a typed year of %j is named as the error', (year) => {
  expect(dayError({ day: '12', month: '3', year }, true)).toBe(
    'Niepoprawna data. Rok wpisz czterema cyframi, na\u00a0przykład 1985.',
  )
})

describe('textOfDay', () => {
  it('is the ISO date of a whole day', () =>
    expect(textOfDay({ day: '02', month: '9', year: '2015' })).toBe('2015-09-02'))
  it.each([
    { day: '', month: '', year: '19' },
    { day: '5', month: '', year: '' },
    { day: '31', month: '11', year: '2021' },
    { day: '', month: '2', year: '1985' },
    NO_DAY,
  ])('a partial date of %o is read back as it was typed', (parts) => {
    expect(dayText(textOfDay(parts))).toEqual(parts)
  })
})
