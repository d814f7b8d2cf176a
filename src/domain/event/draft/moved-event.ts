import { readDay, readMoment } from '../../values/time.ts'
import type { DefinitionDocument } from '../definition/definition.ts'
import { movedByDays } from './moved-days.ts'

interface Move {
  /** The new first day. */
  readonly start: string
  /** The new place; the old one stays if null. */
  readonly place: string | null
  /** Of the wall clock in Poland. */
  readonly now: Temporal.PlainDateTime
}

/** An event on other days, and by how many days. */
export interface MovedEvent {
  readonly document: DefinitionDocument
  readonly days: number
}

/**
 * The event from another first day on, perhaps at another place: every day and moment in it later or earlier by the
 * same number of days. Registration that has opened stays open. Null when the event has no first day, or the day is none.
 */
export function movedEvent(document: DefinitionDocument, { start, place, now }: Move): MovedEvent | null {
  const days = daysBetween(document.dates.start ?? null, start)
  if (days === null) return null
  const moved = days === 0 ? document : movedByDays(document, days)
  const windows = moved.windows.map((window, index) => {
    const before = document.windows[index]?.opens
    return before !== undefined && hasPassed(before, now) ? { ...window, opens: before } : window
  })
  const page = place === null ? moved.page : { ...moved.page, place }
  return { document: { ...moved, windows, page }, days }
}

function daysBetween(before: string | null, after: string): number | null {
  const [from, to] = [readDay(before?.slice(0, 10) ?? ''), readDay(after)]
  return from === null || to === null ? null : from.until(to, { largestUnit: 'day' }).days
}

function hasPassed(opens: string | null, now: Temporal.PlainDateTime): boolean {
  const moment = opens === null ? null : readMoment(opens)
  return opens === null || (moment !== null && Temporal.PlainDateTime.compare(moment, now) <= 0)
}
