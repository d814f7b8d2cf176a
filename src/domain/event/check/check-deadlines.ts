import { endOf, lastOf } from '../../quote/last-moment.ts'
import { countedSpanOf, isBeforeStart, latestOf, statedDayOf } from '../definition/deadline.ts'
import type { Deadline, Due } from '../definition/definition-deadline.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'

/** The first and the last day of the event, where they are known. */
export interface KnownDays {
  readonly start: Temporal.PlainDate | null
  readonly last: string | null
}

/** A deadline is within the event, and so is the day after which it is over in any case. */
export function checkDeadline(
  path: string,
  deadline: Deadline | undefined,
  known: KnownDays,
): DefinitionProblem[] {
  if (deadline === undefined) return []
  const late = isAfter(deadline, known.last)
    ? [{ path, code: 'deadline_after_event' as const, values: { last: known.last ?? '' } }]
    : []
  return [...late, ...checkLatest(path, deadline, known)]
}

/** Whether a deadline is a day of the calendar after the last day. */
export function isAfter(deadline: Due, last: string | null): boolean {
  const day = statedDayOf(deadline)
  return day !== null && last !== null && day > last
}

/** The latest day of a deadline is within the event, and earlier than the deadline by itself. */
export function checkLatest(path: string, deadline: Due, { start, last }: KnownDays): DefinitionProblem[] {
  const latest = latestOf(deadline)
  if (latest === undefined) return []
  const at = pathOf(path, 'notAfter')
  if (isAfter(latest, last)) return [{ path: at, code: 'deadline_after_event', values: { last: last ?? '' } }]
  if (!isBeforeStart(deadline)) return []
  return runsAsLong(latest, { ...deadline, notAfter: undefined }, start)
    ? [{ path: at, code: 'latest_day_idle' }]
    : []
}

/**
 * Whether a deadline certainly ends no earlier than another; without a deadline something runs for ever. Times after
 * registration and hours before the entry, which are on any day, compare only with those of the same unit.
 */
export function runsAsLong(
  earlier: Due | undefined,
  later: Due | undefined,
  start: Temporal.PlainDate | null,
): boolean {
  if (earlier === undefined) return true
  if (later === undefined) return false
  const [first, second] = [countedSpanOf(earlier), countedSpanOf(later)]
  const isPlain = latestOf(earlier) === undefined && latestOf(later) === undefined
  const moves = [first, second].find((span) => span?.from === 'registration' || span?.from === 'entry')
  if (moves) {
    if (!isPlain || first?.from !== second?.from || first?.unit !== second?.unit) return false
    const more = (first?.count ?? 0) - (second?.count ?? 0)
    return moves.from === 'entry' ? more <= 0 : more >= 0
  }
  // Days before a start that is not known yet compare by their number.
  const isComparable = start !== null || (isPlain && (first === null) === (second === null))
  const from = { start: start ?? Temporal.PlainDate.from('2026-01-01'), entry: null, registeredAt: null }
  const [one, other] = [lastOf(earlier, from), lastOf(later, from)]
  return (
    isComparable &&
    one !== null &&
    other !== null &&
    Temporal.PlainDateTime.compare(endOf(one), endOf(other)) >= 0
  )
}
