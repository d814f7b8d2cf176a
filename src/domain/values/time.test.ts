import { describe, expect, test } from 'vitest'
import {
  ageOn,
  endOfDay,
  formatDate,
  formatDateSeenOn,
  formatDay,
  formatDayOfYear,
  formatDaySeenOn,
  formatDayShort,
  formatDays,
  formatHours,
  formatMoment,
  isoMoment,
  readDay,
  readMoment,
} from './time.ts'

const day = (iso: string) => Temporal.PlainDate.from(iso)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('days in readable form', () => {
  test('a day, with and without its year', () => {
    expect(plain(formatDay(day('2026-08-16')))).toBe('16 sierpnia 2026, niedziela')
    expect(plain(formatDayOfYear(day('2026-07-15')))).toBe('15 lipca, środa')
    expect(plain(formatDate(day('2026-01-04')))).toBe('4 stycznia 2026')
    expect(plain(formatDaySeenOn(day('2026-07-15'), day('2026-12-31')))).toBe('15 lipca, środa')
    expect(plain(formatDaySeenOn(day('2027-01-04'), day('2026-12-31')))).toBe('4 stycznia 2027, poniedziałek')
    expect(plain(formatDateSeenOn(day('2026-07-15'), day('2026-12-31')))).toBe('15 lipca')
    expect(plain(formatDateSeenOn(day('2027-01-04'), day('2026-12-31')))).toBe('4 stycznia 2027')
    expect(plain(formatDayShort(day('2026-08-05')))).toBe('śr. 5 sie')
  })

  test('the day is not separated from its month', () => {
    expect(formatDay(day('2026-08-16'))).toContain('16\u00a0sierpnia')
  })

  test.each([
    ['2026-08-05', '2026-08-14', '5–14 sierpnia 2026'],
    ['2026-07-28', '2026-08-03', '28 lipca–3 sierpnia 2026'],
    ['2026-12-30', '2027-01-02', '30 grudnia 2026–2 stycznia 2027'],
    ['2026-08-05', '2026-08-05', '5 sierpnia 2026, środa'],
  ])('from %s to %s', (start, end, text) => {
    expect(plain(formatDays(day(start), day(end)))).toBe(text)
  })

  test('hours and moments', () => {
    const time = (iso: string) => Temporal.PlainTime.from(iso)
    expect(formatHours(time('08:00'), time('16:30'))).toBe('8:00–16:30')
    expect(plain(formatMoment(Temporal.PlainDateTime.from('2026-01-04T09:05:59')))).toBe(
      '4 stycznia 2026, niedziela, 9:05',
    )
  })
})

describe('ageOn', () => {
  test.each([
    ['2012-08-16', '2024-08-15', 11],
    ['2012-08-16', '2024-08-16', 12],
    ['2004-02-29', '2022-02-27', 17],
    ['2004-02-29', '2022-02-28', 18],
    ['2004-02-29', '2024-02-28', 19],
  ])('born %s is on %s %i', (born, on, age) => {
    expect(ageOn(day(born), day(on))).toBe(age)
  })
})

test('a deadline of a day holds until its last second', () => {
  expect(isoMoment(endOfDay(day('2024-02-29')))).toBe('2024-02-29T23:59:59')
})

test('a text that is not a day or moment reads as null', () => {
  expect(readDay('2026-02-30')).toBeNull()
  expect(readMoment('soon')).toBeNull()
  expect(readMoment('2020-05-19T10:00')?.minute).toBe(0)
})
