/**
 * Days and hours in readable Polish, and the few date calculations that rules need. Everything is local time of
 * Europe/Warsaw; the present moment is always an argument.
 */

const NBSP = '\u00a0'
const MONTHS = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
] as const
const MONTHS_SHORT = [
  'sty',
  'lut',
  'mar',
  'kwi',
  'maj',
  'cze',
  'lip',
  'sie',
  'wrz',
  'paź',
  'lis',
  'gru',
] as const
/** From Monday on, in the nominative. */
export const WEEKDAYS = [
  'poniedziałek',
  'wtorek',
  'środa',
  'czwartek',
  'piątek',
  'sobota',
  'niedziela',
] as const
const WEEKDAYS_SHORT = ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'] as const

/** 'sierpnia': the month of a day in the genitive, as dates need it. */
export const monthOf = (day: Temporal.PlainDate): string => MONTHS[day.month - 1] ?? ''
/** 'sobota'. */
export const weekdayOf = (day: Temporal.PlainDate): string => WEEKDAYS[day.dayOfWeek - 1] ?? ''

const dayAndMonth = (day: Temporal.PlainDate) => `${day.day}${NBSP}${monthOf(day)}`

/** '16 sierpnia 2026, sobota'. */
export const formatDay = (day: Temporal.PlainDate): string =>
  `${dayAndMonth(day)} ${day.year}, ${weekdayOf(day)}`

/** '15 lipca, środa', where the year is clear. */
export const formatDayOfYear = (day: Temporal.PlainDate): string => `${dayAndMonth(day)}, ${weekdayOf(day)}`

/** '15 lipca 2026', without the weekday. */
export const formatDate = (day: Temporal.PlainDate): string => `${dayAndMonth(day)} ${day.year}`

/** '15 lipca, środa', with its year when that is not the current one. */
export const formatDaySeenOn = (day: Temporal.PlainDate, today: Temporal.PlainDate): string =>
  day.year === today.year ? formatDayOfYear(day) : formatDay(day)

/** '15 lipca', with its year when that is not the current one. */
export const formatDateSeenOn = (day: Temporal.PlainDate, today: Temporal.PlainDate): string =>
  day.year === today.year ? dayAndMonth(day) : formatDate(day)

/** 'śr. 5 sie', for narrow columns. */
export const formatDayShort = (day: Temporal.PlainDate): string =>
  `${WEEKDAYS_SHORT[day.dayOfWeek - 1]} ${day.day}${NBSP}${MONTHS_SHORT[day.month - 1]}`

/** 'sie': the month of a date tile. */
export const monthShortOf = (day: Temporal.PlainDate): string => MONTHS_SHORT[day.month - 1] ?? ''

/** '9:00': hours of the 24-hour day without a leading zero. */
export const formatHour = (time: Temporal.PlainTime | Temporal.PlainDateTime): string =>
  `${time.hour}:${String(time.minute).padStart(2, '0')}`

/** '16 sierpnia 2026, sobota, 14:30'. */
export const formatMoment = (moment: Temporal.PlainDateTime): string =>
  `${formatDay(moment.toPlainDate())}, ${formatHour(moment)}`

/** '5–14 sierpnia 2026', '28 lipca–3 sierpnia 2026', '30 grudnia 2026–2 stycznia 2027'; one day with its weekday. */
export function formatDays(start: Temporal.PlainDate, end: Temporal.PlainDate): string {
  if (start.equals(end)) return formatDay(start)
  if (start.year !== end.year) return `${formatDate(start)}–${formatDate(end)}`
  if (start.month !== end.month) return `${dayAndMonth(start)}–${formatDate(end)}`
  return `${start.day}–${formatDate(end)}`
}

/** '8:00–16:00'. */
export const formatHours = (from: Temporal.PlainTime, until: Temporal.PlainTime): string =>
  `${formatHour(from)}–${formatHour(until)}`

/** Full years on a day; a person born on 29 February has a birthday on the last of February (art. 112 k.c.). */
export function ageOn(birthDate: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const isLeapling = birthDate.month === 2 && birthDate.day === 29
  const birthday = isLeapling && !day.inLeapYear ? 28 : birthDate.day
  const isBefore = day.month < birthDate.month || (day.month === birthDate.month && day.day < birthday)
  return day.year - birthDate.year - (isBefore ? 1 : 0)
}

/** The last second of a day: a deadline given as a day holds until then. */
export const endOfDay = (day: Temporal.PlainDate): Temporal.PlainDateTime =>
  day.toPlainDateTime({ hour: 23, minute: 59, second: 59 })

/** Reads an ISO date; null when it is not one. */
export function readDay(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    return null
  }
}

/** Reads an ISO local date-time; null when it is not one. */
export function readMoment(text: string): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(text)
  } catch {
    return null
  }
}

/** ISO local date-time to the second, the form in which moments are stored and compared. */
export const isoMoment = (moment: Temporal.PlainDateTime): string =>
  moment.toString({ smallestUnit: 'second' })
