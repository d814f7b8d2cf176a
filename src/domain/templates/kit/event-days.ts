import { readDay } from '../../values/time.ts'
import type { TemplateAnswers } from './template.ts'

/** The first and the last day of an event; null where they are not known yet. */
export interface EventDays {
  readonly start: Temporal.PlainDate | null
  readonly end: Temporal.PlainDate | null
}

/** The days as answered; without a last day, or with one before the first, the event lasts one day. */
export function eventDays(answers: Pick<TemplateAnswers, 'start' | 'end'>): EventDays {
  const start = readDay(answers.start ?? '')
  if (start === null) return { start: null, end: null }
  const end = readDay(answers.end ?? '') ?? start
  return { start, end: Temporal.PlainDate.compare(end, start) < 0 ? start : end }
}

/** How many days it lasts; 0 where they are not known. */
export const lengthOf = ({ start, end }: EventDays): number =>
  start === null || end === null ? 0 : start.until(end).days + 1

/** More days than anybody lists. */
const MOST_DAYS = 1000

/** Every day from the first to the last; none where they are not known, or are too many to list. */
export const everyDay = (days: EventDays): Temporal.PlainDate[] => {
  const length = lengthOf(days)
  return Array.from(
    { length: length > MOST_DAYS ? 0 : length },
    (_, n) => days.start?.add({ days: n }) ?? [],
  ).flat()
}

/** So many days before the first day; null where that is not known. */
export const dayBefore = ({ start }: EventDays, days: number): Temporal.PlainDate | null =>
  start?.subtract({ days }) ?? null

/** A window that closes at the end of a day; none where the day is not known. */
export const closingOn = (day: Temporal.PlainDate | null) =>
  day === null ? [] : [{ closes: `${day}T23:59:59` }]

/** The window of registration that closes so many days before the first day; none where that is not known. */
export const closingBefore = (days: EventDays, before: number) => closingOn(dayBefore(days, before))
