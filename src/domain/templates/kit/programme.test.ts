import { expect, test } from 'vitest'
import { eventDays } from './event-days.ts'
import { programmeOfDays } from './programme.ts'

const pointsUntil = (end: string) =>
  programmeOfDays(eventDays({ start: '2026-07-01', end }), (nth, length) => ({ title: `${nth} z ${length}` }))

test('each day has a point, for a month at most', () => {
  expect(pointsUntil('2026-07-02')).toEqual([
    { day: '2026-07-01', title: '1 z 2' },
    { day: '2026-07-02', title: '2 z 2' },
  ])
  expect(pointsUntil('2026-07-31')).toHaveLength(31)
  expect(pointsUntil('2026-08-01')).toEqual([])
})
