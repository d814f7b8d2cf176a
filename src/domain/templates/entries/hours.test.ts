import { expect, test } from 'vitest'
import { hoursOf } from './hours.ts'

test.each([
  ['wtorek–niedziela, 9:00–15:30, co 30 minut', '234567 09:00 15:30 30'],
  ['pon.–pt. 8:00 do 16:00 co godzinę', '12345 08:00 16:00 60'],
  ['sobota i niedziela, 10.00–14.00, co kwadrans', '67 10:00 14:00 15'],
  ['piątek do poniedziałku, co pół godziny', '1567 09:00 15:30 30'],
  ['środa, 12:00', '3 12:00 12:00 30'],
  ['codziennie, 15:00–9:00, co 1 min', '1234567 09:00 15:30 5'],
  ['w wakacje', '234567 09:00 15:30 30'],
  ['', '234567 09:00 15:30 30'],
])('%s', (typed, hours) => {
  const { weekdays, first, last, everyMinutes } = hoursOf(typed)
  const [from, to] = [first, last].map((time) => time.toString({ smallestUnit: 'minute' }))
  expect(`${weekdays.join('')} ${from} ${to} ${everyMinutes}`).toBe(hours)
})
