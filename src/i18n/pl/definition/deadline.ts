import type { PaymentPart, RefundRule } from '#domain/event/definition.ts'
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

/** 'w ciągu 3 dni od zapisu', 'do 10 stycznia 2023', 'najpóźniej 14 dni przed początkiem'. */
export function dueText(due: PaymentPart['due']): string {
  if ('on' in due) return due.on === null ? 'termin podamy później' : `do ${dayText(due.on)}`
  return `${relativeText(due)}${notAfterText(due.notAfter)}`
}

function relativeText(due: Exclude<PaymentPart['due'], { on: string | null }>): string {
  if ('daysAfterRegistration' in due) return after(due.daysAfterRegistration, daysGenitive)
  if ('workingDaysAfterRegistration' in due)
    return after(due.workingDaysAfterRegistration, workingDaysGenitive)
  if ('minutesAfterRegistration' in due) {
    const minutes = due.minutesAfterRegistration
    return minutes % 60 === 0 ? after(minutes / 60, hoursGenitive) : after(minutes, minutesGenitive)
  }
  return beforeStart(due)
}

export const after = (count: number, words: (count: number) => string) =>
  count === 0 ? 'w\u00a0dniu zapisu' : `w\u00a0ciągu ${words(count)} od zapisu`

type Until = NonNullable<RefundRule['until']>

type Relative = Exclude<Until, { on: string } | { hoursBefore: number }>
type FixedDay = NonNullable<Relative['notAfter']>

const beforeStart = (until: Exclude<FixedDay, { on: string }>) => `najpóźniej ${daysAhead(until)}`

function daysAhead(until: Exclude<FixedDay, { on: string }>): string {
  const count = 'daysBefore' in until ? until.daysBefore : until.workingDaysBefore
  if (count === 0) return 'w\u00a0dniu rozpoczęcia'
  const days = 'daysBefore' in until ? counts.days(count) : workingDays(count)
  return `${days} przed początkiem`
}

/** ', nie później niż 1 lipca 2026', ', nie później niż 14 dni przed początkiem'. */
function notAfterText(day: FixedDay | undefined): string {
  if (day === undefined) return ''
  return `, nie później niż ${'on' in day ? dayText(day.on) : daysAhead(day)}`
}

/** 'do 10 stycznia 2023', 'najpóźniej 24 godziny przed wejściem', 'zawsze'. */
export const untilText = (until: Until | undefined): string => {
  if (until === undefined) return 'zawsze'
  if ('hoursBefore' in until) return `najpóźniej ${hoursNominative(until.hoursBefore)} przed wejściem`
  return 'on' in until ? `do ${dayText(until.on)}` : `${relativeText(until)}${notAfterText(until.notAfter)}`
}
