import { formatHour, readMoment } from '#domain/time.ts'
import { pluralChooser } from '../plural.ts'

const NBSP = '\u00a0'
const choose = pluralChooser('en')
const counted =
  (one: string, other: string) =>
  (count: number): string =>
    `${count}${NBSP}${choose(count, { one, few: other, many: other, other })}`

export const people = counted('person', 'people')
export const places = counted('place', 'places')

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 'Wednesday, 4 January 2023 at 9:00'; of a deadline that is the end of a day only the day. */
export function moment(iso: string | number | undefined): string {
  const read = readMoment(String(iso ?? ''))
  if (read === null) return ''
  const day = `${WEEKDAYS[read.dayOfWeek - 1]}, ${read.day}${NBSP}${MONTHS[read.month - 1]} ${read.year}`
  const hour = formatHour(read)
  return hour === '23:59' ? day : `${day} at ${hour}`
}
