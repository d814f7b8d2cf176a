import { describe, expect, test } from 'vitest'
import { addWorkingDays, easterOf, isWorkingDay } from './working-days.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

describe('working days', () => {
  test.each([
    ['1999-04-04'],
    ['2019-04-21'],
    ['2020-04-12'],
    ['2024-03-31'],
    ['2025-04-20'],
    ['2026-04-05'],
    ['2027-03-28'],
    ['2038-04-25'],
    ['2049-04-18'],
    ['2076-04-19'],
  ])('Easter is on %s', (easter) => {
    expect(easterOf(day(easter).year).toString()).toBe(easter)
  })

  test.each([
    ['2026-06-04', 'Corpus Christi'],
    ['2026-04-06', 'Easter Monday'],
    ['2026-05-01', 'the first of May'],
    ['2026-11-11', 'Independence Day'],
    ['2025-12-24', 'Christmas Eve since 2025'],
    ['2026-11-21', 'a Saturday'],
    ['2026-11-22', 'a Sunday'],
  ])('%s is a holiday: %s', (holiday) => {
    expect(isWorkingDay(day(holiday))).toBe(false)
  })

  test('Christmas Eve of 2019 and an ordinary Friday are working days', () => {
    expect(isWorkingDay(day('2019-12-24'))).toBe(true)
    expect(isWorkingDay(day('2026-11-20'))).toBe(true)
  })

  test('the 21st working day before 25 January 2020 is 23 December 2019', () => {
    expect(addWorkingDays(day('2020-01-25'), -21).toString()).toBe('2019-12-23')
  })

  test('three working days after the Thursday before Easter 2026', () => {
    expect(addWorkingDays(day('2026-04-02'), 3).toString()).toBe('2026-04-08')
    expect(addWorkingDays(day('2026-04-02'), 0).toString()).toBe('2026-04-02')
  })
})
