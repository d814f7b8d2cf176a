import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadlineOf, lastNight, laterBy, localOf } from './polish-time.ts'

test('a Polish summer evening is two hours ahead of UTC, a winter one an hour', () => {
  expect(localOf(Temporal.Instant.from('2026-07-01T20:00:00Z')).toString()).toBe('2026-07-01T22:00:00')
  expect(deadlineOf('2026-12-01T22:00:00').toString()).toBe('2026-12-01T21:00:00Z')
})

test('an hour that the clock change skips is read as the hour after it', () => {
  expect(deadlineOf('2026-03-29T02:30:00').toString()).toBe('2026-03-29T01:30:00Z')
})

test('an hour that occurs twice is read as the later one', () => {
  expect(deadlineOf('2026-10-25T01:59:59').toString()).toBe('2026-10-24T23:59:59Z')
  expect(deadlineOf('2026-10-25T02:30:00').toString()).toBe('2026-10-25T01:30:00Z')
  expect(deadlineOf('2026-10-25T03:00:00').toString()).toBe('2026-10-25T02:00:00Z')
})

test('a day with a clock change ends with its last second, on both sides of it', () => {
  expect(deadlineOf('2026-10-24T23:59:59').toString()).toBe('2026-10-24T21:59:59Z')
  expect(deadlineOf('2026-10-25T23:59:59').toString()).toBe('2026-10-25T22:59:59Z')
  expect(deadlineOf('2027-03-27T23:59:59').toString()).toBe('2027-03-27T22:59:59Z')
  expect(deadlineOf('2027-03-28T23:59:59').toString()).toBe('2027-03-28T21:59:59Z')
})

describe('a duration later', () => {
  const later = (local: string, time: Parameters<typeof laterBy>[1]) =>
    laterBy(Temporal.PlainDateTime.from(local), time).toString()

  test('is what the clock shows on an ordinary day', () => {
    expect(later('2026-06-10T12:00', { minutes: 15 })).toBe('2026-06-10T12:15:00')
    expect(later('2026-06-10T12:00', { hours: 24 })).toBe('2026-06-11T12:00:00')
  })

  test('does not count a skipped hour: no time is lost', () => {
    expect(later('2027-03-28T01:50', { minutes: 15 })).toBe('2027-03-28T03:05:00')
    expect(later('2027-03-28T01:30', { hours: 2 })).toBe('2027-03-28T04:30:00')
    expect(later('2027-03-27T12:00', { hours: 24 })).toBe('2027-03-28T13:00:00')
  })

  test('counts an hour twice that occurs twice', () => {
    expect(later('2026-10-25T01:30', { hours: 2 })).toBe('2026-10-25T02:30:00')
    expect(later('2026-10-24T12:00', { hours: 24 })).toBe('2026-10-25T11:00:00')
  })

  test('is never shorter than stated within the hour that occurs twice', () => {
    expect(later('2026-10-25T02:50', { minutes: 15 })).toBe('2026-10-25T03:05:00')
    expect(later('2026-10-25T02:10', { minutes: 15 })).toBe('2026-10-25T02:25:00')
    expect(deadlineOf('2026-10-25T02:25').toString()).toBe('2026-10-25T01:25:00Z')
  })
})

describe('nightly work', () => {
  const lastDue = (now: string, hour: string) => lastNight(Temporal.Instant.from(now), hour).toString()

  test('is due at its hour and stays due until the next night', () => {
    expect(lastDue('2026-07-10T00:59:59Z', '03:00')).toBe('2026-07-09T01:00:00Z')
    expect(lastDue('2026-07-10T01:00:00Z', '03:00')).toBe('2026-07-10T01:00:00Z')
    expect(lastDue('2026-07-11T00:59:59Z', '03:00')).toBe('2026-07-10T01:00:00Z')
    expect(lastDue('2026-12-10T02:00:00Z', '03:00')).toBe('2026-12-10T02:00:00Z')
  })

  test('at a skipped hour is due once the clock has passed it', () => {
    expect(lastDue('2027-03-28T00:59:59Z', '02:00')).toBe('2027-03-27T01:00:00Z')
    expect(lastDue('2027-03-28T01:00:00Z', '02:00')).toBe('2027-03-28T01:00:00Z')
    expect(lastDue('2027-03-28T01:00:00Z', '02:30')).toBe('2027-03-28T01:00:00Z')
    expect(lastDue('2027-03-28T23:59:59Z', '02:00')).toBe('2027-03-28T01:00:00Z')
    expect(lastDue('2027-03-29T00:00:00Z', '02:00')).toBe('2027-03-29T00:00:00Z')
  })

  test('at an hour that occurs twice is due at the first, and not again at the second', () => {
    expect(lastDue('2026-10-24T23:59:59Z', '02:00')).toBe('2026-10-24T00:00:00Z')
    expect(lastDue('2026-10-25T00:00:00Z', '02:00')).toBe('2026-10-25T00:00:00Z')
    expect(lastDue('2026-10-25T00:30:00Z', '02:00')).toBe('2026-10-25T00:00:00Z')
    expect(lastDue('2026-10-25T01:00:00Z', '02:00')).toBe('2026-10-25T00:00:00Z')
    expect(lastDue('2026-10-25T01:15:00Z', '02:30')).toBe('2026-10-25T00:30:00Z')
    expect(lastDue('2026-10-26T01:00:00Z', '02:00')).toBe('2026-10-26T01:00:00Z')
  })

  test('is done once for each Polish day, at any polling times, and missed days are not made up for', () => {
    const DAY = 24 * 60
    const hour = fc.constantFrom('00:00', '01:30', '02:00', '02:30', '02:59', '03:00', '23:30')
    const begin = fc.constantFrom('2026-10-23T10:00Z', '2027-03-26T10:00Z', '2026-06-10T10:00Z')
    const gaps = fc.array(fc.integer({ min: 1, max: DAY * 2 }), { minLength: 1, maxLength: 400 })
    const looks = fc.oneof(
      gaps,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 300, maxLength: 400 }),
    )
    fc.assert(
      fc.property(hour, begin, looks, (at, from, waits) => {
        let now = Temporal.Instant.from(from)
        let done = now
        const days: string[] = []
        const missed: string[] = []
        for (const minutes of waits) {
          now = now.add({ minutes })
          const due = lastNight(now, at)
          if (Temporal.Instant.compare(due, now) > 0) missed.push(`${due} lies ahead of ${now}`)
          if (Temporal.Instant.compare(done, due) < 0) {
            days.push(localOf(due).toPlainDate().toString())
            done = now
          }
          const local = localOf(now)
          const isOver = Temporal.PlainTime.compare(local.toPlainTime(), at) >= 0
          const today = local.toPlainDate().toString()
          if (isOver && today !== days.at(-1) && today !== from.slice(0, 10)) missed.push(today)
        }
        expect(missed).toEqual([])
        expect(new Set(days).size).toBe(days.length)
      }),
    )
  })
})
