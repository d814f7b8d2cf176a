import type { AgeRange } from '#domain/event/problems/values.ts'
import { formatDate, formatHour, readDay, readMoment } from '#domain/values/time.ts'
import { type PluralForms, pluralChooser } from '../text/plural.ts'

/** Spans of age, days and hours as rules name them. */

const NBSP = '\u00a0'
const choose = pluralChooser('pl')
const counted =
  (forms: PluralForms) =>
  (count: number): string =>
    `${count}${NBSP}${choose(count, forms)}`

/** After 'od', 'do', 'w ciągu': '1 roku', '7 lat'. */
export const yearsGenitive = counted({ one: 'roku', few: 'lat', many: 'lat', other: 'lat' })
export const daysGenitive = counted({ one: 'dnia', few: 'dni', many: 'dni', other: 'dnia' })
export const hoursGenitive = counted({ one: 'godziny', few: 'godzin', many: 'godzin', other: 'godziny' })
/** 'najpóźniej 1 godzinę wcześniej', '5 godzin'. */
export const hoursAccusative = counted({ one: 'godzinę', few: 'godziny', many: 'godzin', other: 'godziny' })
/** '1 godzina', '24 godziny'. */
export const hoursNominative = counted({ one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny' })
export const minutesGenitive = counted({ one: 'minuty', few: 'minut', many: 'minut', other: 'minuty' })
/** After 'za': 'za 1 minutę', 'za 12 minut'. */
export const minutesAccusative = counted({ one: 'minutę', few: 'minuty', many: 'minut', other: 'minuty' })
export const workingDaysGenitive = counted({
  one: 'dnia roboczego',
  few: 'dni roboczych',
  many: 'dni roboczych',
  other: 'dnia roboczego',
})
export const workingDays = counted({
  one: 'dzień roboczy',
  few: 'dni robocze',
  many: 'dni roboczych',
  other: 'dnia roboczego',
})

/** 'od 7 do 15 lat', 'od 18 lat', 'do 6 lat'; empty without a bound. */
export function ageSpan({ from, to }: { readonly from?: unknown; readonly to?: unknown }): string {
  if (typeof from === 'number' && typeof to === 'number') return `od ${from} do ${yearsGenitive(to)}`
  if (typeof from === 'number') return `od ${yearsGenitive(from)}`
  return typeof to === 'number' ? `do ${yearsGenitive(to)}` : ''
}

/** Bounds of years of birth: '2013–2015', 'od 2013', 'do 2015', '2013'. */
export function bornText({ from, to }: AgeRange): string {
  if (from === undefined) return to === undefined ? 'dowolnego' : `do ${to}`
  if (to === undefined) return `od ${from}`
  return from === to ? `${from}` : `${from}–${to}`
}

/** '28 lutego 2019'; a text that is not a day stays as it is. */
export function dayText(iso: string): string {
  const day = readDay(iso)
  return day === null ? iso : formatDate(day)
}

/** '4 stycznia 2023, 9:00'; the last minute of a day is that day. */
export function momentText(iso: string): string {
  const moment = readMoment(iso)
  if (moment === null) return iso
  const hour = formatHour(moment)
  const day = formatDate(moment.toPlainDate())
  return hour === '23:59' ? day : `${day}, ${hour}`
}

/** Until when a rule runs: '28 lutego 2019', '28 lutego 2019, 9:00'. */
export const lastMomentText = (iso: string): string => (iso.includes('T') ? momentText(iso) : dayText(iso))

/** From when: the first minute of a day is that day. */
export const fromText = (iso: string): string => momentText(iso).replace(/, 0:00$/, '')

/** '9:00' of '09:00:00'. */
export function timeText(iso: string): string {
  const [hour = '', minute = ''] = iso.split(':')
  return `${Number(hour)}:${minute}`
}

const WEEKDAYS = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela']

/** Monday is 1. */
export const weekdayText = (weekday: number): string => WEEKDAYS[weekday - 1] ?? String(weekday)

/** 'sobota–niedziela', 'niedziela'. */
export const weekdaySpan = (from: number, to: number): string =>
  from === to ? weekdayText(from) : `${weekdayText(from)}–${weekdayText(to)}`

/** 'poniedziałek–piątek', 'wtorek, czwartek'. */
export function weekdaysText(weekdays: readonly number[]): string {
  const sorted = weekdays.toSorted((a, b) => a - b)
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  const inRow = sorted.length > 2 && last - first + 1 === sorted.length
  return inRow ? weekdaySpan(first, last) : sorted.map((weekday) => weekdayText(weekday)).join(', ')
}
