import { describe, expect, test } from 'vitest'
import { SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import { newEvent } from '../basics.ts'
import {
  firstList,
  firstPattern,
  listOfPattern,
  mondayOf,
  weekOf,
  withClosedDay,
  withHours,
  withOpenDay,
  withOther,
  withOtherDay,
  withoutClosed,
  withoutOther,
  withPattern,
  withSlots,
} from './hours.ts'
import { noticeOf, withNotice, withoutHours } from './notice.ts'
import { readHours } from './typed-hours.ts'

const EVENT = newEvent({ title: 'Wieża', start: null, end: null, place: 'Rynek' })
const PATTERN = firstPattern(EVENT, '2027-05-03')
const MONDAY = Temporal.PlainDate.from('2027-05-03')
const openHours = (pattern: typeof PATTERN, at: number) => weekOf(pattern, MONDAY)[at]?.hours.length

test.each(SHOWN_EVENTS)(
  'the hours and the notice of $file are read and written unchanged',
  ({ document }) => {
    expect(withSlots(document, document.slots)).toEqual(document)
    expect(withNotice(document, noticeOf(document))).toEqual(document)
  },
)

test('hours to begin with are those of the event, or every day from today on, and can be published', () => {
  expect(PATTERN).toMatchObject({ from: '2027-05-03', to: null })
  expect(firstPattern({ dates: { start: '2027-06-01', end: null } }, '2027-05-03')).toMatchObject({
    from: '2027-06-01',
    to: '2027-06-01',
  })
  expect(parseDefinition(withSlots(EVENT, PATTERN))).toMatchObject({ ok: true })
  expect(parseDefinition(withSlots(EVENT, firstList(EVENT, '2027-05-03')))).toMatchObject({ ok: true })
})

test('a week shows each day as visitors will see it', () => {
  const week = weekOf({ ...PATTERN, weekdays: [2, 3, 4, 5, 6, 7], first: '15:30' }, MONDAY)
  expect(week.map(({ hours }) => hours.length)).toEqual([0, 2, 2, 2, 2, 2, 2])
  expect(week[1]?.hours[0]).toMatchObject({ pool: 'slot:2027-05-04T15:30', places: 20 })
  expect(mondayOf(Temporal.PlainDate.from('2027-05-09'))).toEqual(MONDAY)
  expect(mondayOf(MONDAY)).toEqual(MONDAY)
})

describe('exceptions', () => {
  test('a day is closed, has other hours, and is as the others again', () => {
    const closed = withClosedDay(PATTERN, '2027-05-04')
    expect(openHours(closed, 1)).toBe(0)
    expect(withClosedDay(closed, '2027-05-04')).toBe(closed)
    expect(withoutClosed(closed, 0)).toEqual(PATTERN)
    const other = withOther(withOtherDay(closed, '2027-05-04'), 0, { first: '15:30' })
    expect(other.closed).toEqual([])
    expect(openHours(other, 1)).toBe(2)
    expect(withClosedDay(other, '2027-05-04').other).toEqual([])
    expect(withOpenDay(withoutOther(other, 0), '2027-05-04')).toEqual(PATTERN)
  })

  test('closing one of several days with other hours leaves the others', () => {
    const pattern = withOther(withOtherDay(PATTERN, '2027-05-04'), 0, { days: ['2027-05-04', '2027-05-05'] })
    expect(withClosedDay(pattern, '2027-05-04').other).toMatchObject([{ days: ['2027-05-05'] }])
  })
})

test('a pattern becomes a list only while it ends, and a list is not changed as a pattern', () => {
  expect(listOfPattern(PATTERN)).toBeNull()
  const two = { ...PATTERN, to: '2027-05-04', first: '15:30' }
  expect(listOfPattern(two)?.list.map(({ at }) => at)).toEqual([
    ...['2027-05-03T15:30:00', '2027-05-03T16:00:00', '2027-05-04T15:30:00', '2027-05-04T16:00:00'],
  ])
  expect(listOfPattern({ ...PATTERN, to: '2057-05-04' })).toBeNull()
  expect(listOfPattern({ ...PATTERN, from: '2027-05-04', to: '2027-05-04', weekdays: [1] })).toBeNull()
  const listed = withSlots(EVENT, firstList(EVENT, '2027-05-03'))
  expect(withPattern(listed, { capacity: 5 })).toBe(listed)
  expect(withPattern(withSlots(EVENT, PATTERN), { capacity: 5 }).slots).toMatchObject({ capacity: 5 })
})

describe('a typed list', () => {
  test('is read in the ways people write days, hours and places', () => {
    const typed = readHours(
      '2.05.2026 10:00 20\n2026-05-02\t11:30\n\n03.05.2026, 9.15, 8 miejsc\n31.02.2026 10:00\nniedziela 12:00\n4.05.2026 25:00',
    )
    expect(typed.hours).toEqual([
      { at: '2026-05-02T10:00:00', places: 20 },
      { at: '2026-05-02T11:30:00', places: null },
      { at: '2026-05-03T09:15:00', places: 8 },
    ])
    expect(typed.unread).toEqual(['31.02.2026 10:00', 'niedziela 12:00', '4.05.2026 25:00'])
  })

  test('stands in order, and of two places of one hour the later ones count', () => {
    const hour = (at: string, places: number) => ({ at: `2026-05-02T${at}:00`, places })
    expect(withHours([hour('10:00', 1), hour('09:00', 2)], [hour('10:00', 5)])).toEqual([
      hour('09:00', 2),
      hour('10:00', 5),
    ])
  })
})

describe('the notice', () => {
  const notice = { unit: 'hours', least: 3, message: 'Najpóźniej 3 godziny wcześniej.' } as const

  test('is made, changed and taken away', () => {
    const made = withNotice(withSlots(EVENT, PATTERN), notice)
    expect(parseDefinition(made)).toMatchObject({ ok: true })
    expect(noticeOf(made)).toEqual(notice)
    const days = { ...notice, unit: 'days', least: 1 } as const
    expect(noticeOf(withNotice(made, days))).toEqual(days)
    expect(withNotice(made, null).requirements).toEqual(EVENT.requirements)
    expect(withoutHours(made)).toEqual(EVENT)
  })

  test('of a museum keeps its id and its own words', () => {
    const museum = SHOWN_EVENTS.find(({ file }) => file.includes('muzeum-solne'))?.document
    expect(museum && noticeOf(museum)).toEqual({
      ...{ unit: 'days', least: 1 },
      message: 'Grupy zapisują się najpóźniej dzień wcześniej.',
    })
  })
})

test('a day that gets hours of its own leaves those of other days', () => {
  const both = withOtherDay(withOtherDay(PATTERN, '2027-05-04'), '2027-05-05')
  expect(both.other.map(({ days }) => days)).toEqual([['2027-05-05'], ['2027-05-04']])
})
