import { expect, test } from 'vitest'
import { deadline, eventDays, fullMoment, shortMoment } from './dates.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('an instant is shown in Polish local time, summer and winter', () => {
  expect(plain(fullMoment('2026-06-17T12:05:00Z'))).toBe('17 czerwca 2026, środa, 14:05')
  expect(plain(shortMoment('2026-12-31T23:30:00Z'))).toBe('pt. 1 sty, 0:30')
})

test('days of an event, with or without an hour, with or without an end', () => {
  expect(plain(eventDays('2026-08-05', '2026-08-14'))).toBe('5–\u206014 sierpnia 2026')
  expect(plain(eventDays('2026-08-05T07:00', null))).toBe('5 sierpnia 2026, środa')
  expect(eventDays(null, null)).toBe('')
})

test('a deadline at the end of a day is shown as the day', () => {
  expect(plain(deadline('2026-07-15T23:59:59'))).toBe('15 lipca 2026, środa')
  expect(plain(deadline('2026-07-15T12:00:00'))).toBe('15 lipca 2026, środa, 12:00')
})
