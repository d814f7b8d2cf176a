import { expect, test } from 'vitest'
import { readTypedBirth, readTypedDay, typedDay } from './typed-day.ts'

test.each(['19.4.2014', '19.04.2014', '19 04 2014', '19/4/2014', '19042014', '2014-04-19', ' 19-4-2014 '])(
  'a day may be typed as %s',
  (typed) => {
    expect(readTypedBirth(typed)).toEqual({ birthDate: '2014-04-19' })
  },
)

test('a PESEL says the day and the sex', () => {
  expect(readTypedBirth('44051401359')).toEqual({ birthDate: '1944-05-14', sex: 'MALE' })
})

test.each(['', '31.2.2014', '1.1.14', '44051401358', 'jutro'])('no day: %s', (typed) => {
  expect(readTypedBirth(typed)).toBeNull()
})

test('a day is shown as it is typed', () => {
  expect(typedDay('2014-04-19')).toBe('19.04.2014')
})

test.each(['5.7.2027', '05072027', '2027-07-05'])('a day of an event may be typed as %s', (typed) => {
  expect(readTypedDay(typed)).toBe('2027-07-05')
})

test.each(['', '44051401359', '30.2.2027', '5.7.27', '2027-07-05T10:00', '20270705'])(
  'no day of an event: %s',
  (typed) => {
    expect(readTypedDay(typed)).toBeNull()
  },
)
