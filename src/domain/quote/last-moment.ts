import { countedSpanOf, latestOf, type Span, statedDayOf } from '../event/definition/deadline.ts'
import type { Due } from '../event/definition/definition-deadline.ts'
import { laterBy } from '../values/polish-time.ts'
import { endOfDay, isoMoment, readDay, readMoment } from '../values/time.ts'
import { addWorkingDays } from '../values/working-days.ts'
import type { CompiledDefinition } from './compiled.ts'
import type { Scope } from './scope.ts'

/** The last moment of a rule: a day, which counts to its end, or a minute of local clock time, which still counts. */
export type Last = Temporal.PlainDate | Temporal.PlainDateTime

/** The reference points of deadlines. */
export interface CountedFrom {
  /** The first day; null: not known. */
  readonly start: Temporal.PlainDate | null
  /** The hour of entry that was chosen; null: there is none, and hours run to the beginning of the first day. */
  readonly entry: Temporal.PlainDateTime | null
  /** Local, Europe/Warsaw; null: nobody has registered yet. */
  readonly registeredAt: Temporal.PlainDateTime | null
}

/**
 * The last moment of a deadline, also one that has passed: of due dates, refunds, changes, hand-overs and fees alike.
 * Null where there is no deadline, or its reference point is not known.
 */
export function lastOf(deadline: Due | undefined, from: CountedFrom): Last | null {
  if (deadline === undefined) return null
  const [own, latest] = [ownLast(deadline, from), latestOf(deadline)]
  return latest === undefined ? own : earlier(own, ownLast(latest, from))
}

/** The last moment by the deadline alone. What `from` need not answer is not read: a first day may be expensive. */
function ownLast(deadline: Due, from: CountedFrom): Last | null {
  const span = countedSpanOf(deadline)
  if (span === null) return readDay(statedDayOf(deadline) ?? '')
  if (span.from === 'registration') return from.registeredAt && lastAfter(from.registeredAt, span)
  if (span.from === 'start') return from.start && lastBefore(from.start, span)
  return (from.entry ?? from.start?.toPlainDateTime() ?? null)?.subtract({ hours: span.count }) ?? null
}

/**
 * The last moment of a span that runs from a moment. Days are those of the calendar, the first one not counted; hours
 * and minutes are elapsed time, also when the clocks change in between.
 */
export function lastAfter(moment: Temporal.PlainDateTime, { count, unit }: Span): Last {
  if (unit === 'days') return moment.toPlainDate().add({ days: count })
  if (unit === 'workingDays') return addWorkingDays(moment.toPlainDate(), count)
  return laterBy(moment, { [unit]: count })
}

/** The last day of a number of days or working days before the first day. */
export const lastBefore = (start: Temporal.PlainDate, { count, unit }: Span): Temporal.PlainDate =>
  unit === 'workingDays' ? addWorkingDays(start, -count) : start.subtract({ days: count })

/** The earlier of two; of one that is not known yet and one that is, the known one. */
function earlier(a: Last | null, b: Last | null): Last | null {
  if (a === null || b === null) return a ?? b
  return compareLast(a, b) <= 0 ? a : b
}

/** The hour of entry of a registration, where the event has such hours. */
export const entryOf = (
  { definition }: Pick<CompiledDefinition, 'definition'>,
  { draft }: Scope,
): CountedFrom['entry'] => (definition.slots === null ? null : readMoment(draft.slot ?? ''))

const isMoment = (last: Last): last is Temporal.PlainDateTime => 'hour' in last

/** Whether a last moment has passed. @param now local, Europe/Warsaw */
export const hasPassed = (last: Last, now: Temporal.PlainDateTime): boolean =>
  isMoment(last)
    ? Temporal.PlainDateTime.compare(now, last) > 0
    : Temporal.PlainDate.compare(now.toPlainDate(), last) > 0

/** The last moment to the second: of a day its last one. */
export const endOf = (last: Last): Temporal.PlainDateTime => (isMoment(last) ? last : endOfDay(last))

/** For sorting, the earlier first. */
export const compareLast = (a: Last, b: Last): number => Temporal.PlainDateTime.compare(endOf(a), endOf(b))

/** In the form in which it is shown: '2026-05-12', or '2026-05-12T10:00:00'. */
export const lastText = (last: Last): string => (isMoment(last) ? isoMoment(last) : last.toString())
