import { expect, test } from 'vitest'
import { closingBefore, eventDays, everyDay, lengthOf } from './event-days.ts'

const days = (start: string | null, end: string | null) => eventDays({ start, end })

test.each([
  ['from the first to the last, both included', '2026-08-05', '2026-08-14', 10],
  ['one day without a last one', '2026-08-05', null, 1],
  ['one day where the last is before the first', '2026-08-05', '2026-08-01', 1],
  ['over the change of the clock', '2026-03-28', '2026-03-30', 3],
  ['none where the first is not known', null, '2026-08-14', 0],
])('%s', (_, start, end, length) => {
  expect(lengthOf(days(start, end))).toBe(length)
})

test('every day is named once, in order', () => {
  expect(everyDay(days('2026-02-27', '2026-03-01')).map(String)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
  expect(everyDay(days(null, null))).toEqual([])
})

test('registration closes at the end of a day before the first', () => {
  expect(closingBefore(days('2026-08-05', null), 5)).toEqual([{ closes: '2026-07-31T23:59:59' }])
  expect(closingBefore(days(null, null), 5)).toEqual([])
})
