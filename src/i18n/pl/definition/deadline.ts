import { countedSpanOf, latestOf, type Span, statedDayOf } from '#domain/event/definition/deadline.ts'
import type { Deadline, Due } from '#domain/event/definition/definition-deadline.ts'
import { counts } from '../counts.ts'
import {
  daysGenitive,
  dayText,
  hoursGenitive,
  hoursNominative,
  minutesGenitive,
  workingDays,
  workingDaysGenitive,
} from '../spans.ts'

/** Last days and moments, as rules state them. */

type FormatDay = (iso: string) => string

/** 'w ciągu 3 dni od zapisu', 'do 10 stycznia 2023', 'najpóźniej 14 dni przed początkiem'. */
export function deadlineText(deadline: Due, format: FormatDay = dayText): string {
  const [span, day] = [countedSpanOf(deadline), statedDayOf(deadline)]
  if (span === null) return day === null ? 'termin podamy później' : `do ${format(day)}`
  const own = span.from === 'registration' ? afterText(span) : `najpóźniej ${aheadText(span)}`
  return `${own}${latestText(latestOf(deadline), format)}`
}

/** The same of a rule, which runs for ever without a deadline: 'zawsze'. */
export const untilText = (until: Deadline | undefined): string =>
  until === undefined ? 'zawsze' : deadlineText(until)

/** 'w ciągu 3 dni od zapisu', 'w dniu zapisu'. */
export function afterText({ count, unit }: Span): string {
  if (count === 0) return 'w\u00a0dniu zapisu'
  const isHours = unit === 'minutes' && count % 60 === 0
  const words = isHours ? hoursGenitive(count / 60) : GENITIVE[unit](count)
  return `w\u00a0ciągu ${words} od zapisu`
}

const GENITIVE: Readonly<Record<Span['unit'], (count: number) => string>> = {
  days: daysGenitive,
  workingDays: workingDaysGenitive,
  hours: hoursGenitive,
  minutes: minutesGenitive,
}

/** '14 dni przed początkiem', '24 godziny przed wejściem', 'w dniu rozpoczęcia'. */
function aheadText({ count, unit }: Span): string {
  if (unit === 'hours') return `${hoursNominative(count)} przed wejściem`
  if (count === 0) return 'w\u00a0dniu rozpoczęcia'
  return `${unit === 'days' ? counts.days(count) : workingDays(count)} przed początkiem`
}

/** ', nie później niż 1 lipca 2026', ', nie później niż 14 dni przed początkiem'. */
function latestText(latest: Deadline | undefined, format: FormatDay): string {
  if (latest === undefined) return ''
  const span = countedSpanOf(latest)
  return `, nie później niż ${span === null ? format(statedDayOf(latest) ?? '') : aheadText(span)}`
}
