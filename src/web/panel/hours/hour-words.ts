import type { Closed } from '#domain/event/draft/hours/hours.ts'
import { dayText, hoursAccusative, weekdayText } from '#i18n/pl/spans.ts'
import { pl } from '#i18n/pl.ts'

const EVERY = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180]

/** '15 minut', '1 godzinę', with the present one where it is another. */
export const everyOptions = (present: number): (readonly [string, string])[] =>
  [...new Set([...EVERY, present])]
    .sort((a, b) => a - b)
    .map((minutes) => [String(minutes), everyWords(minutes)] as const)

function everyWords(minutes: number): string {
  if (minutes === 60) return 'godzinę'
  if (minutes === 120) return '2\u00a0godziny'
  if (minutes === 180) return '3\u00a0godziny'
  return pl.counts.minutes(minutes)
}

/** '1 listopada 2026', 'ostatni wtorek miesiąca'. */
export const closedWords = (closed: Closed): string =>
  'day' in closed ? dayText(closed.day) : `${lastWords(closed.lastWeekdayOfMonth)} miesiąca`

const LAST = ['ostatni', 'ostatni', 'ostatnia', 'ostatni', 'ostatni', 'ostatnia', 'ostatnia']

/** 'ostatni wtorek', 'ostatnia środa'. */
export const lastWords = (weekday: number): string => `${LAST[weekday - 1] ?? ''} ${weekdayText(weekday)}`

export const WEEKDAYS: readonly { readonly weekday: number; readonly short: string }[] = [
  'pn',
  'wt',
  'śr',
  'cz',
  'pt',
  'so',
  'nd',
].map((short, index) => ({ weekday: index + 1, short }))

/** The sentence for who comes too late, when nothing else is written. */
export const noticeMessage = (unit: 'days' | 'hours', least: number): string =>
  unit === 'days'
    ? `Na wejście zapisujemy najpóźniej ${pl.counts.days(least)} wcześniej.`
    : `Na wejście zapisujemy najpóźniej ${hoursAccusative(least)} wcześniej.`
