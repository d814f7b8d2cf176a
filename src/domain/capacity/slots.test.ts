import { describe, expect, test } from 'vitest'
import type { SlotPattern } from '../event/definition/definition.ts'
import { slotDays } from '../event/definition/slot-days.ts'
import { isSlot, slotOfPool, slotPlaces, slotPool, slotsOfDay, slotTimes } from './slots.ts'

const pattern: SlotPattern = {
  everyMinutes: 15,
  first: '10:00',
  last: '17:15',
  from: '2020-05-18',
  to: '2020-12-31',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  closed: [{ lastWeekdayOfMonth: 2 }, { day: '2020-06-11' }],
  breaks: [],
  other: [],
  capacity: 5,
}
const day = (iso: string) => Temporal.PlainDate.from(iso)
const moment = (iso: string) => Temporal.PlainDateTime.from(iso)

describe('slots from a pattern', () => {
  test('thirty a day, from the first to the last', () => {
    const slots = slotsOfDay(pattern, day('2020-05-19'))
    expect(slots).toHaveLength(30)
    expect(slots[0]?.toString()).toBe('2020-05-19T10:00:00')
    expect(slots.at(-1)?.toString()).toBe('2020-05-19T17:15:00')
  })

  test.each(['2020-05-17', '2021-01-01', '2020-05-26', '2020-06-30', '2020-06-11'])('%s is closed', (iso) => {
    expect(slotsOfDay(pattern, day(iso))).toEqual([])
  })

  test('a Tuesday before the last one is open', () => {
    expect(slotsOfDay(pattern, day('2020-06-23'))).toHaveLength(30)
  })

  test.each([
    ['2020-05-19T10:00:00', true],
    ['2020-05-19T17:15:00', true],
    ['2020-05-19T17:30:00', false],
    ['2020-05-19T09:45:00', false],
    ['2020-05-19T10:05:00', false],
    ['2020-05-19T10:00:30', false],
    ['2020-05-26T11:00:00', false],
  ])('%s is a slot: %s', (iso, expected) => {
    expect(isSlot(pattern, moment(iso))).toBe(expected)
  })

  test('only the named weekdays', () => {
    expect(isSlot({ ...pattern, weekdays: [6, 7] }, moment('2020-05-19T10:00'))).toBe(false)
  })

  test('each slot is a pool of its own', () => {
    const slot = moment('2020-05-19T10:00:00')
    expect(slotPool(slot)).toBe('slot:2020-05-19T10:00')
    expect(slotOfPool('slot:2020-05-19T10:00')?.equals(slot)).toBe(true)
    expect(slotOfPool('coach')).toBeNull()
  })
})

describe('breaks and other hours', () => {
  const museum: SlotPattern = {
    everyMinutes: 60,
    first: '09:00',
    last: '16:00',
    breaks: [{ from: '12:00', to: '14:00' }],
    from: '2026-06-01',
    to: '2026-06-30',
    weekdays: [1, 2, 3, 4, 5, 6],
    closed: [{ day: '2026-06-10' }],
    other: [
      { days: ['2026-06-05', '2026-06-10'], weekdays: [], first: '09:00', last: '11:00', breaks: [] },
      { days: [], weekdays: [5, 7], first: '13:00', last: '14:30', everyMinutes: 30, breaks: [] },
    ],
    capacity: 5,
  }
  const hours = (iso: string) =>
    slotsOfDay(museum, day(iso)).map((slot) => slot.toPlainTime().toString({ smallestUnit: 'minute' }))

  test('no entry at the beginning of a break, again at its end', () => {
    expect(hours('2026-06-01')).toEqual(['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'])
  })

  test('the first exception that names the day counts, with its own rhythm', () => {
    expect(hours('2026-06-05')).toEqual(['09:00', '10:00', '11:00'])
    expect(hours('2026-06-12')).toEqual(['13:00', '13:30', '14:00', '14:30'])
  })

  test('a day that only an exception names is open; a closed one stays closed', () => {
    expect(hours('2026-06-07')).toEqual(['13:00', '13:30', '14:00', '14:30'])
    expect(isSlot(museum, moment('2026-06-07T13:30'))).toBe(true)
    expect(hours('2026-06-10')).toEqual([])
    expect(hours('2026-07-05')).toEqual([])
  })
})

describe('a list', () => {
  const list = {
    list: [
      { at: '2026-05-03T12:00:00', places: null },
      { at: '2026-05-02T16:30:00', places: 0 },
      { at: '2026-05-02T10:00', places: 20 },
    ],
  }

  test('its hours are those of a day in order, and no others', () => {
    expect(slotsOfDay(list, day('2026-05-02')).map(String)).toEqual([
      '2026-05-02T10:00:00',
      '2026-05-02T16:30:00',
    ])
    expect(slotsOfDay(list, day('2026-05-04'))).toEqual([])
    expect(isSlot(list, moment('2026-05-02T10:00'))).toBe(true)
    expect(isSlot(list, moment('2026-05-02T10:00:30'))).toBe(false)
    expect(isSlot(list, moment('2026-05-03T10:00'))).toBe(false)
  })

  test('each hour has places of its own, or no limit; one that is not listed is none', () => {
    const places = ['2026-05-02T10:00', '2026-05-02T16:30', '2026-05-03T12:00', '2026-05-03T13:00']
    expect(places.map((at) => slotPlaces(list, `slot:${at}`))).toEqual([20, 0, null, undefined])
    expect(slotPlaces({ ...pattern, capacity: null }, 'slot:2026-05-02T10:00')).toBeNull()
  })

  test('its days and times are those of its hours', () => {
    expect(slotDays(list)).toEqual({ first: '2026-05-02', last: '2026-05-03' })
    expect(slotTimes(list)).toEqual({ first: '10:00', last: '16:30' })
  })
})
