import type { CompiledDefinition } from '../quote/compiled.ts'
import { type LastDay, lastDayBefore } from '../quote/last-day-before.ts'
import type { Scope } from '../quote/scope.ts'
import { endOfDay, isoMoment, readMoment } from '../time.ts'

/** Until when a rule runs, as it is stated: a last day, or so many hours before the hour of entry. */
export type Until = LastDay | { readonly hoursBefore: number }

/** The last moment of a rule: a day, which holds to its end, or a minute of the clock on the wall, which still counts. */
export type Last = Temporal.PlainDate | Temporal.PlainDateTime

/** What last moments are counted from. */
export interface CountedFrom {
  /** The first day; null: not known. */
  readonly start: Temporal.PlainDate | null
  /** The hour of entry that was chosen; null: there is none, and hours run to the beginning of the first day. */
  readonly entry: Temporal.PlainDateTime | null
  /** Local, Europe/Warsaw. */
  readonly registeredAt: Temporal.PlainDateTime
}

/** The last moment of a rule; null where it has none, or what it is counted from is not known. */
export function lastOf(until: Until | undefined, { start, entry, registeredAt }: CountedFrom): Last | null {
  if (until === undefined) return null
  if (!('hoursBefore' in until)) return lastDayBefore(until, start, registeredAt.toPlainDate())
  const from = entry ?? start?.toPlainDateTime() ?? null
  return from?.subtract({ hours: until.hoursBefore }) ?? null
}

/** The hour of entry of a registration, where the event has such hours. */
export const entryOf = ({ definition }: CompiledDefinition, { draft }: Scope): CountedFrom['entry'] =>
  definition.slots === null ? null : readMoment(draft.slot ?? '')

const isMoment = (last: Last): last is Temporal.PlainDateTime => 'hour' in last

/** Whether a last moment has passed. @param now local, Europe/Warsaw */
export const hasPassed = (last: Last, now: Temporal.PlainDateTime): boolean =>
  isMoment(last)
    ? Temporal.PlainDateTime.compare(now, last) > 0
    : Temporal.PlainDate.compare(now.toPlainDate(), last) > 0

const endOf = (last: Last) => (isMoment(last) ? last : endOfDay(last))

/** For sorting, the earlier first. */
export const compareLast = (a: Last, b: Last): number => Temporal.PlainDateTime.compare(endOf(a), endOf(b))

/** As it is told: '2026-05-12', or '2026-05-12T10:00:00'. */
export const lastText = (last: Last): string => (isMoment(last) ? isoMoment(last) : last.toString())
