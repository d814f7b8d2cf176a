import { expect, test } from 'vitest'
import { type EventDays, lastTerm, nextTerm, type Rhythm } from './schedule.ts'

const at = (text: string) => Temporal.Instant.from(text)
const day = (text: string) => Temporal.PlainDate.from(text)

/** A Friday to a Sunday; the clocks of Poland stand at two hours before UTC. */
const event: EventDays = { start: day('2026-07-03'), end: day('2026-07-05') }
const LONG_AGO = at('2026-01-01T00:00:00Z')
const last = (rhythm: Rhythm, now: string, since = LONG_AGO) =>
  lastTerm(rhythm, event, { now: at(now), since })?.toString() ?? null
const next = (rhythm: Rhythm, now: string) => nextTerm(rhythm, event, at(now))?.toString() ?? null

const daily: Rhythm = { kind: 'daily', hour: 7 }
const weekly: Rhythm = { kind: 'weekly', weekday: 1, hour: 7 }
const before: Rhythm = { kind: 'before', days: 3, hour: 7 }

test('a daily term comes at its hour of a Polish clock, and not a moment earlier', () => {
  expect(last(daily, '2026-06-10T04:59:59Z')).toBe('2026-06-09T05:00:00Z')
  expect(last(daily, '2026-06-10T05:00:00Z')).toBe('2026-06-10T05:00:00Z')
  expect(next(daily, '2026-06-10T05:00:00Z')).toBe('2026-06-11T05:00:00Z')
})

test('a weekly term comes on its weekday', () => {
  expect(last(weekly, '2026-06-14T20:00:00Z')).toBe('2026-06-08T05:00:00Z')
  expect(last(weekly, '2026-06-15T04:00:00Z')).toBe('2026-06-08T05:00:00Z')
  expect(next(weekly, '2026-06-15T05:00:00Z')).toBe('2026-06-22T05:00:00Z')
})

test('a term before the event comes once, and is made up for within a week', () => {
  expect(last(before, '2026-06-30T04:59:00Z')).toBeNull()
  expect(last(before, '2026-06-30T05:00:00Z')).toBe('2026-06-30T05:00:00Z')
  expect(last(before, '2026-07-05T20:00:00Z')).toBe('2026-06-30T05:00:00Z')
  expect(next(before, '2026-05-01T05:00:00Z')).toBe('2026-06-30T05:00:00Z')
  expect(next(before, '2026-06-30T05:00:00Z')).toBeNull()
  expect(
    lastTerm(before, { start: null, end: null }, { now: at('2026-06-30T05:00:00Z'), since: LONG_AGO }),
  ).toBeNull()
})

test('terms until the schedule was saved are not made up for', () => {
  expect(last(daily, '2026-06-10T06:00:00Z', at('2026-06-10T05:00:00Z'))).toBeNull()
  expect(last(daily, '2026-06-10T06:00:00Z', at('2026-06-10T04:59:59Z'))).toBe('2026-06-10T05:00:00Z')
})

test('the last day of the event is the last one', () => {
  expect(last(daily, '2026-07-05T05:00:00Z')).toBe('2026-07-05T05:00:00Z')
  expect(last(daily, '2026-07-05T22:00:00Z')).toBeNull()
  expect(next(daily, '2026-07-05T05:00:00Z')).toBeNull()
  expect(next(weekly, '2026-07-01T05:00:00Z')).toBeNull()
})

test('an hour that a clock skips is the one after it, of one that comes twice the later', () => {
  const night: Rhythm = { kind: 'daily', hour: 2 }
  const open: EventDays = { start: null, end: null }
  const of = (now: string) => lastTerm(night, open, { now: at(now), since: LONG_AGO })?.toString()
  expect(of('2026-03-29T09:00:00Z')).toBe('2026-03-29T01:00:00Z')
  expect(of('2026-10-25T09:00:00Z')).toBe('2026-10-25T01:00:00Z')
})
