import { localOf } from '#domain/values/polish-time.ts'
import { formatHour, monthShortOf } from '#domain/values/time.ts'
import { pluralChooser } from '#i18n/text/plural.ts'

const NBSP = '\u00a0'
const choose = pluralChooser('pl')
const MINUTES = { one: 'minutę', few: 'minuty', many: 'minut', other: 'minuty' }
const HOURS = { one: 'godzinę', few: 'godziny', many: 'godzin', other: 'godziny' }
const DAYS = { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' }

/**
 * How long ago an instant was, in whole units rounded down: '38 minut temu', '2 godziny temu'. Less than
 * a minute, or a clock that runs ahead of the server's, is 'przed chwilą'.
 */
export function timeAgo(instant: string, now: Temporal.Instant): string {
  const minutes = Math.floor(now.since(Temporal.Instant.from(instant)).total('minutes'))
  if (minutes < 1) return 'przed chwilą'
  if (minutes < 60) return `${minutes}${NBSP}${choose(minutes, MINUTES)} temu`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours}${NBSP}${choose(hours, HOURS)} temu`
  const days = Math.floor(hours / 24)
  return `${days}${NBSP}${choose(days, DAYS)} temu`
}

/** '5 sie, 6:41'. */
export function dayAndHour(instant: string): string {
  const moment = localOf(Temporal.Instant.from(instant))
  return `${moment.day}${NBSP}${monthShortOf(moment.toPlainDate())}, ${formatHour(moment)}`
}

/** '6:41'. */
export const hourOf = (instant: string): string => formatHour(localOf(Temporal.Instant.from(instant)))
