import { deadlineOf, localOf } from '../values/polish-time.ts'

/** When a report is mailed about, at a full hour of a Polish clock. Weekdays count from 1, Monday. */
export type Rhythm =
  | { readonly kind: 'daily'; readonly hour: number }
  | { readonly kind: 'weekly'; readonly weekday: number; readonly hour: number }
  /** Once, so many days before the first day of the event. */
  | { readonly kind: 'before'; readonly days: number; readonly hour: number }

/** The days of an event; null: not decided. After the last one nothing is due. */
export interface EventDays {
  readonly start: Temporal.PlainDate | null
  readonly end: Temporal.PlainDate | null
}

const WEEK = 7

/**
 * The latest term that has come, for which a mail is due unless it was queued; null: none. A worker that was stopped for
 * days makes up for the latest one alone, and for none that is older than a week.
 * @param since terms until then are not due
 */
export function lastTerm(
  rhythm: Rhythm,
  event: EventDays,
  { now, since }: { readonly now: Temporal.Instant; readonly since: Temporal.Instant },
): Temporal.Instant | null {
  const today = localOf(now).toPlainDate()
  if (isOver(event, today)) return null
  for (let back = 0; back <= WEEK; back += 1) {
    const day = today.subtract({ days: back })
    if (!fallsOn(rhythm, event, day)) continue
    const term = termOn(rhythm, day)
    if (Temporal.Instant.compare(term, now) > 0) continue
    return Temporal.Instant.compare(term, since) > 0 ? term : null
  }
  return null
}

/** The next term after a moment; null: none will come. */
export function nextTerm(rhythm: Rhythm, event: EventDays, now: Temporal.Instant): Temporal.Instant | null {
  const today = localOf(now).toPlainDate()
  const first = rhythm.kind === 'before' ? event.start?.subtract({ days: rhythm.days }) : today
  if (first === undefined) return null
  for (let on = 0; on <= WEEK; on += 1) {
    const day = first.add({ days: on })
    if (isOver(event, day)) return null
    if (!fallsOn(rhythm, event, day)) continue
    const term = termOn(rhythm, day)
    if (Temporal.Instant.compare(term, now) > 0) return term
  }
  return null
}

const isOver = ({ start, end }: EventDays, day: Temporal.PlainDate): boolean => {
  const last = end ?? start
  return last !== null && Temporal.PlainDate.compare(day, last) > 0
}

function fallsOn(rhythm: Rhythm, { start }: EventDays, day: Temporal.PlainDate): boolean {
  if (rhythm.kind === 'daily') return true
  if (rhythm.kind === 'weekly') return day.dayOfWeek === rhythm.weekday
  return start?.subtract({ days: rhythm.days }).equals(day) === true
}

const termOn = ({ hour }: Rhythm, day: Temporal.PlainDate): Temporal.Instant =>
  deadlineOf(day.toPlainDateTime({ hour }).toString())
