import { describe, expect, test } from 'vitest'
import {
  calendarDays,
  dayState,
  firstFreeDay,
  nearestFree,
  type SlotView,
  slotsLeft,
} from './slot-calendar.ts'
import { slotPlaces, slotPool } from './slots.ts'

/** Hourly from ten to noon, except on Sundays (7 June 2026 is one), two places each. */
const pattern = {
  everyMinutes: 60,
  first: '10:00',
  last: '12:00',
  breaks: [],
  from: '2026-06-01',
  to: '2026-06-30',
  weekdays: [1, 2, 3, 4, 5, 6],
  closed: [{ day: '2026-06-09' }],
  other: [],
  capacity: 2,
}
const view = (now: string, left: Record<string, number> = {}): SlotView => ({
  slots: pattern,
  now: Temporal.PlainDateTime.from(now),
  leftOf: (slot) => left[slot.toString({ smallestUnit: 'minute' })] ?? pattern.capacity,
})
const day = (iso: string) => Temporal.PlainDate.from(iso)
const hours = (slots: ReturnType<typeof slotsLeft>) =>
  slots.map(({ slot, left }) => `${slot.toString({ smallestUnit: 'minute' })}: ${left}`)

describe('hours of a day', () => {
  test('hours that have begun are left out, full ones are listed', () => {
    expect(hours(slotsLeft(view('2026-06-05T10:00', { '2026-06-05T11:00': 0 }), day('2026-06-05')))).toEqual([
      '2026-06-05T11:00: 0',
      '2026-06-05T12:00: 2',
    ])
  })

  test('a day is free, full or closed for a number of people', () => {
    const some = view('2026-06-05T08:00', {
      '2026-06-05T10:00': 1,
      '2026-06-05T11:00': 0,
      '2026-06-05T12:00': 0,
    })
    expect(dayState(some, day('2026-06-05'), 1)).toBe('free')
    expect(dayState(some, day('2026-06-05'), 2)).toBe('full')
    expect(dayState(some, day('2026-06-07'), 1)).toBe('closed')
    expect(dayState(view('2026-06-05T12:00'), day('2026-06-05'), 1)).toBe('closed')
  })
})

describe('the days of a calendar', () => {
  test('begin with today or with the pattern and end with it', () => {
    const days = (now: string) => {
      const known = calendarDays(view(now))
      return known === null ? null : `${known.first} ${known.last}`
    }
    expect(days('2026-05-01T09:00')).toBe('2026-06-01 2026-06-30')
    expect(days('2026-06-10T23:00')).toBe('2026-06-10 2026-06-30')
    expect(days('2026-07-01T00:00')).toBeNull()
  })

  test('the first with room for the party', () => {
    expect(firstFreeDay(view('2026-06-06T12:00'), 2)?.toString()).toBe('2026-06-08')
    expect(firstFreeDay(view('2026-06-06T12:00'), 3)).toBeNull()
  })
})

describe('the nearest free hours', () => {
  const near = (wanted: string, units: number, left: Record<string, number>, now = '2026-06-01T08:00') =>
    hours(nearestFree(view(now, left), Temporal.PlainDateTime.from(wanted), { units }))

  test('are the one before and the one after', () => {
    expect(near('2026-06-05T11:00', 1, { '2026-06-05T11:00': 0 })).toEqual([
      '2026-06-05T10:00: 2',
      '2026-06-05T12:00: 2',
    ])
  })

  test('leave out what has too few places', () => {
    expect(near('2026-06-05T12:00', 2, { '2026-06-05T12:00': 1, '2026-06-05T11:00': 1 })).toEqual([
      '2026-06-05T10:00: 2',
      // Twenty-two hours away; yesterday's noon would be twenty-four.
      '2026-06-06T10:00: 2',
    ])
  })

  test('go over closed days, never into the past', () => {
    const full = { '2026-06-06T10:00': 0, '2026-06-06T11:00': 0, '2026-06-06T12:00': 0 }
    expect(near('2026-06-06T12:00', 1, full, '2026-06-06T09:00')).toEqual([
      '2026-06-08T10:00: 2',
      '2026-06-08T11:00: 2',
    ])
  })

  test('are the earlier one of two that are equally near', () => {
    const wholeDay = { ...view('2026-06-01T08:00'), slots: { ...pattern, first: '00:00', last: '23:00' } }
    const leftOf = (slot: Temporal.PlainDateTime) => (slot.equals('2026-06-05T00:00') ? 0 : 2)
    const midnight = Temporal.PlainDateTime.from('2026-06-05T00:00')
    expect(hours(nearestFree({ ...wholeDay, leftOf }, midnight, { units: 1, most: 1 }))).toEqual([
      '2026-06-04T23:00: 2',
    ])
  })

  test('are none when nothing is free', () => {
    expect(near('2026-06-30T12:00', 3, {})).toEqual([])
  })
})

describe('a list of hours', () => {
  const list = {
    list: [
      { at: '2026-05-03T12:00:00', places: null },
      { at: '2026-05-02T16:30:00', places: 1 },
      { at: '2026-05-02T10:00:00', places: 20 },
      { at: '2026-05-09T10:00:00', places: 20 },
    ],
  }
  const left = (now: string, taken: Record<string, number> = {}): SlotView => ({
    slots: list,
    now: Temporal.PlainDateTime.from(now),
    leftOf: (slot) =>
      taken[slot.toString({ smallestUnit: 'minute' })] ??
      slotPlaces(list, slotPool(slot)) ??
      Number.POSITIVE_INFINITY,
  })

  test('the calendar is from its first day, or today, to its last', () => {
    const days = (now: string) => calendarDays(left(now))
    expect(days('2026-04-01T10:00')).toEqual({ first: day('2026-05-02'), last: day('2026-05-09') })
    expect(days('2026-05-03T10:00')?.first.toString()).toBe('2026-05-03')
    expect(days('2026-05-10T00:00')).toBeNull()
  })

  test('an hour without a limit has room for everybody', () => {
    expect(dayState(left('2026-05-01T10:00'), day('2026-05-03'), 500)).toBe('free')
    expect(dayState(left('2026-05-01T10:00'), day('2026-05-02'), 500)).toBe('full')
    expect(dayState(left('2026-05-01T10:00'), day('2026-05-04'), 1)).toBe('closed')
    expect(firstFreeDay(left('2026-05-01T10:00'), 500)?.toString()).toBe('2026-05-03')
  })

  test('the nearest free hours are those of the list', () => {
    const wanted = Temporal.PlainDateTime.from('2026-05-02T10:00')
    const view = left('2026-05-01T10:00', { '2026-05-02T10:00': 0 })
    expect(nearestFree(view, wanted, { units: 1 }).map(({ slot }) => String(slot))).toEqual([
      '2026-05-02T16:30:00',
      '2026-05-03T12:00:00',
    ])
    expect(nearestFree(view, wanted, { units: 2 }).map(({ slot }) => String(slot))).toEqual([
      '2026-05-03T12:00:00',
      '2026-05-09T10:00:00',
    ])
  })
})
