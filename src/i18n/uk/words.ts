import { formatHour, readMoment } from '#domain/time.ts'
import { type PluralForms, pluralChooser } from '../plural.ts'

const NBSP = '\u00a0'
const choose = pluralChooser('uk')
const counted =
  (forms: PluralForms) =>
  (count: number): string =>
    `${count}${NBSP}${choose(count, forms)}`

export const people = counted({ one: 'особа', few: 'особи', many: 'осіб', other: 'особи' })
export const places = counted({ one: 'місце', few: 'місця', many: 'місць', other: 'місця' })
/** After 'від' and 'до': 'від 1 року', 'до 15 років'. */
export const yearsGenitive = counted({ one: 'року', few: 'років', many: 'років', other: 'року' })

const MONTHS = [
  ...['січня', 'лютого', 'березня', 'квітня', 'травня', 'червня', 'липня'],
  ...['серпня', 'вересня', 'жовтня', 'листопада', 'грудня'],
]
const WEEKDAYS = ['понеділок', 'вівторок', 'середа', 'четвер', 'п’ятниця', 'субота', 'неділя']

/** '4 січня 2023, середа, о 9:00'; of a deadline that is the end of a day only the day. */
export function moment(iso: string | number | undefined): string {
  const read = readMoment(String(iso ?? ''))
  if (read === null) return ''
  const day = `${read.day}${NBSP}${MONTHS[read.month - 1]} ${read.year}, ${WEEKDAYS[read.dayOfWeek - 1]}`
  const hour = formatHour(read)
  return hour === '23:59' ? day : `${day}, о${NBSP}${hour}`
}
