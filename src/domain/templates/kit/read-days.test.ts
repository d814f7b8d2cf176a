import { expect, test } from 'vitest'
import { readTypedDays } from './read-days.ts'

const near = Temporal.PlainDate.from('2026-07-06')
const read = (text: string) => {
  const days = readTypedDays(text, near)
  return days && `${days.start} ${days.end}`
}

test.each([
  ['13–19 lipca 2026', '2026-07-13 2026-07-19'],
  ['13-19 lipca', '2026-07-13 2026-07-19'],
  ['od 13 do 19 lipca', '2026-07-13 2026-07-19'],
  ['Turnus II: 28 lipca – 3 sierpnia 2026', '2026-07-28 2026-08-03'],
  ['30 grudnia 2026 – 2 stycznia 2027', '2026-12-30 2027-01-02'],
  ['30 grudnia 2026 – 2 stycznia', '2026-12-30 2027-01-02'],
  ['30 grudnia – 2 stycznia', '2026-12-30 2027-01-02'],
  ['2–8 lutego', '2027-02-02 2027-02-08'],
  ['13.07–19.07.2026', '2026-07-13 2026-07-19'],
  ['13–19.07.2026', '2026-07-13 2026-07-19'],
  ['1 sie – 5 sie', '2026-08-01 2026-08-05'],
  ['Wierzbno, 21 sierpnia', '2026-08-21 2026-08-21'],
  ['2026-07-13 – 2026-07-19', '2026-07-13 2026-07-19'],
])('%s', (text, days) => {
  expect(read(text)).toBe(days)
})

test.each(['', 'w lipcu', '19–13 lipca 2026', '31 lutego 2026', '13–19', '7 dni w górach', '40 lipca'])(
  'no days: %s',
  (text) => {
    expect(read(text)).toBeNull()
  },
)
