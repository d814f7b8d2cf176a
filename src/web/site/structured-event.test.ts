import { expect, test } from 'vitest'
import { datesOf } from './structured-event.ts'

test('days are given as they are, an hour with the offset of Poland at that time of the year', () => {
  expect(datesOf('2026-08-04', '2026-08-13', null)).toEqual({
    startDate: '2026-08-04',
    endDate: '2026-08-13',
  })
  expect(datesOf('2026-08-04', null, null)).toEqual({ startDate: '2026-08-04', endDate: '2026-08-04' })
  expect(datesOf('2026-08-04', '2026-08-13', '18:00')).toEqual({
    ...{ startDate: '2026-08-04T18:00+02:00', endDate: '2026-08-13' },
  })
  expect(datesOf('2026-12-31', null, '20:30')).toEqual({ startDate: '2026-12-31T20:30+01:00' })
})

test('a single day with an hour has no end, which would be before its start', () => {
  expect(datesOf('2026-06-19', '2026-06-19', '18:00')).toEqual({ startDate: '2026-06-19T18:00+02:00' })
})
