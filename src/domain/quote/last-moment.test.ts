import { describe, expect, test } from 'vitest'
import type { Due } from '../event/definition/definition-deadline.ts'
import { hasPassed, lastOf, lastText } from './last-moment.ts'

interface From {
  readonly registered?: string
  readonly start?: string
  readonly entry?: string
}

const last = (deadline: Due, { registered, start, entry }: From) =>
  lastOf(deadline, {
    registeredAt: registered === undefined ? null : Temporal.PlainDateTime.from(registered),
    start: start === undefined ? null : Temporal.PlainDate.from(start),
    entry: entry === undefined ? null : Temporal.PlainDateTime.from(entry),
  })
const textOf = (deadline: Due, from: From) => {
  const moment = last(deadline, from)
  return moment && lastText(moment)
}

describe('after registration', () => {
  test.each<[Due, string, string]>([
    [{ days: 0, after: 'registration' }, '2026-06-10T23:59:59', '2026-06-10'],
    [{ days: 1, after: 'registration' }, '2026-06-10T00:00:00', '2026-06-11'],
    [{ days: 3, after: 'registration' }, '2026-10-24T23:30:00', '2026-10-27'],
    [{ days: 1, after: 'registration' }, '2028-02-28T12:00:00', '2028-02-29'],
    // Good Friday is a working day, Easter Monday is not.
    [{ workingDays: 1, after: 'registration' }, '2026-04-02T12:00:00', '2026-04-03'],
    [{ workingDays: 2, after: 'registration' }, '2026-04-02T12:00:00', '2026-04-07'],
    [{ workingDays: 1, after: 'registration' }, '2026-12-23T12:00:00', '2026-12-28'],
    [{ workingDays: 0, after: 'registration' }, '2026-12-26T12:00:00', '2026-12-26'],
    [{ hours: 2, after: 'registration' }, '2026-06-10T23:00:30', '2026-06-11T01:00:30'],
    [{ minutes: 5, after: 'registration' }, '2026-06-10T23:57:00', '2026-06-11T00:02:00'],
    // The clocks jump from 2:00 to 3:00, and go back from 3:00 to 2:00: hours and minutes are elapsed time.
    [{ hours: 1, after: 'registration' }, '2026-03-29T01:30:00', '2026-03-29T03:30:00'],
    [{ minutes: 60, after: 'registration' }, '2026-10-25T01:30:00', '2026-10-25T02:30:00'],
    [{ hours: 2, after: 'registration' }, '2026-10-25T01:30:00', '2026-10-25T02:30:00'],
    [{ hours: 3, after: 'registration' }, '2026-10-25T01:30:00', '2026-10-25T03:30:00'],
  ])('%j of %s: %s', (deadline, registered, expected) => {
    expect(textOf(deadline, { registered })).toBe(expected)
  })
})

describe('before the first day', () => {
  test.each<[Due, string, string]>([
    [{ days: 0, before: 'start' }, '2026-08-05', '2026-08-05'],
    [{ days: 7, before: 'start' }, '2026-03-30', '2026-03-23'],
    [{ days: 1, before: 'start' }, '2028-03-01', '2028-02-29'],
    [{ workingDays: 0, before: 'start' }, '2026-11-11', '2026-11-11'],
    [{ workingDays: 1, before: 'start' }, '2026-11-12', '2026-11-10'],
    [{ workingDays: 2, before: 'start' }, '2027-01-07', '2027-01-04'],
  ])('%j of %s: %s', (deadline, start, expected) => {
    expect(textOf(deadline, { start })).toBe(expected)
  })
})

describe('before the hour of entry', () => {
  test.each<[Due, From, string]>([
    [{ hours: 24, before: 'entry' }, { entry: '2026-05-02T00:15:00' }, '2026-05-01T00:15:00'],
    [{ hours: 1, before: 'entry' }, { entry: '2026-05-02T00:15:00' }, '2026-05-01T23:15:00'],
    // By the clock, also when it changes in between.
    [{ hours: 24, before: 'entry' }, { entry: '2026-03-29T10:00:00' }, '2026-03-28T10:00:00'],
    [{ hours: 24, before: 'entry' }, { entry: '2026-10-25T10:00:00' }, '2026-10-24T10:00:00'],
    [{ hours: 3, before: 'entry' }, { start: '2026-05-02' }, '2026-05-01T21:00:00'],
  ])('%j of %j: %s', (deadline, from, expected) => {
    expect(textOf(deadline, from)).toBe(expected)
  })
})

test('of a deadline and its latest day the earlier counts, and the known one', () => {
  const within = (days: number): Due => ({
    ...{ days, after: 'registration' },
    notAfter: { on: '2026-06-15' },
  })
  const registered = '2026-06-10T12:00:00'
  expect([4, 5, 6].map((days) => textOf(within(days), { registered }))).toEqual([
    '2026-06-14',
    '2026-06-15',
    '2026-06-15',
  ])
  const ahead: Due = { days: 14, before: 'start', notAfter: { on: '2026-06-15' } }
  expect(textOf(ahead, {})).toBe('2026-06-15')
  expect(textOf(ahead, { start: '2026-06-28' })).toBe('2026-06-14')
  const limited: Due = { hours: 1, after: 'registration', notAfter: { days: 3, before: 'start' } }
  expect(textOf(limited, { registered })).toBe('2026-06-10T13:00:00')
  expect(textOf(limited, { registered, start: '2026-06-12' })).toBe('2026-06-09')
  const entry: Due = { hours: 2, before: 'entry', notAfter: { workingDays: 1, before: 'start' } }
  expect(textOf(entry, { entry: '2026-06-15T10:00:00', start: '2026-06-15' })).toBe('2026-06-12')
})

test('is not known without the day that it is counted from, nor while it is to be announced later', () => {
  expect(textOf({ days: 1, after: 'registration' }, { start: '2026-06-10' })).toBeNull()
  expect(textOf({ workingDays: 1, before: 'start' }, { registered: '2026-06-10T12:00:00' })).toBeNull()
  expect(textOf({ hours: 1, before: 'entry' }, { registered: '2026-06-10T12:00:00' })).toBeNull()
  expect(textOf({ on: null }, { registered: '2026-06-10T12:00:00', start: '2026-08-05' })).toBeNull()
})

test('a day holds to midnight, a moment to its second', () => {
  const passed = (deadline: Due, from: From, now: string) => {
    const moment = last(deadline, from)
    return moment !== null && hasPassed(moment, Temporal.PlainDateTime.from(now))
  }
  const day: Due = { on: '2026-06-10' }
  expect([passed(day, {}, '2026-06-10T23:59:59.9'), passed(day, {}, '2026-06-11T00:00:00')]).toEqual([
    false,
    true,
  ])
  const from = { entry: '2026-06-10T12:00:00' }
  const hour: Due = { hours: 1, before: 'entry' }
  expect([passed(hour, from, '2026-06-10T11:00:00'), passed(hour, from, '2026-06-10T11:00:01')]).toEqual([
    false,
    true,
  ])
})
