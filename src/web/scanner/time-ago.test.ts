import { expect, test } from 'vitest'
import { dayAndHour, hourOf, timeAgo } from './time-ago.ts'

const now = Temporal.Instant.from('2026-08-05T05:19:00Z')
const ago = (minutes: number) => timeAgo(now.subtract({ minutes }).toString(), now).replaceAll('\u00a0', ' ')

test('minutes, hours and days in the right form', () => {
  expect([1, 2, 5, 22, 38, 59].map(ago)).toEqual([
    '1 minutę temu',
    '2 minuty temu',
    '5 minut temu',
    '22 minuty temu',
    '38 minut temu',
    '59 minut temu',
  ])
  expect([60, 119, 120, 300, 1439].map(ago)).toEqual([
    '1 godzinę temu',
    '1 godzinę temu',
    '2 godziny temu',
    '5 godzin temu',
    '23 godziny temu',
  ])
  expect([1440, 2880, 7200].map(ago)).toEqual(['1 dzień temu', '2 dni temu', '5 dni temu'])
})

test('less than a minute, and a clock ahead of the server, is shown as a moment ago', () => {
  expect(timeAgo('2026-08-05T05:18:00.001Z', now)).toBe('przed chwilą')
  expect(ago(-3)).toBe('przed chwilą')
})

test('hours are in Polish local time', () => {
  expect(hourOf('2026-08-05T04:41:00Z')).toBe('6:41')
  expect(dayAndHour('2026-08-05T04:41:00Z').replaceAll('\u00a0', ' ')).toBe('5 sie, 6:41')
})
