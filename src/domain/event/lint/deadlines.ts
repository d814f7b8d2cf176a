import { endOf, lastAfter, lastOf } from '../../quote/last-moment.ts'
import { readDay } from '../../values/time.ts'
import { countedSpanOf, latestOf } from '../definition/deadline.ts'
import type { EventDefinition } from '../definition/definition.ts'
import type { Due } from '../definition/definition-deadline.ts'
import { lastDayOf } from '../definition/last-day.ts'
import type { Finding } from '../definition/problem.ts'
import { seasonOf } from '../reasoning/times-of.ts'

/** What is known of the days of an event; the start only where all begin together. */
export interface KnownDays {
  readonly start: Temporal.PlainDate | null
  readonly hasStart: boolean
  readonly hasEntry: boolean
  readonly last: string | null
  readonly opens: string | null
}

export function knownDays(definition: EventDefinition): KnownDays {
  const { dates, groups, items, slots } = definition
  const hasTerms = [...groups, ...items.flatMap(({ options }) => options)].some((each) => each.dates)
  return {
    start: commonStart(definition),
    hasStart: hasTerms || slots !== null || dates.start !== null,
    hasEntry: slots !== null,
    last: lastDayOf(definition),
    opens: seasonOf(definition).opens,
  }
}

/** The first day, where all begin together. */
export function commonStart({ dates, groups, items, slots }: EventDefinition): Temporal.PlainDate | null {
  const hasTerms = [...groups, ...items.flatMap(({ options }) => options)].some((each) => each.dates)
  return hasTerms || slots !== null ? null : readDay(dates.start ?? '')
}

/** A deadline that is over before anyone registers, or that is counted from what the event does not have. */
export function lintDeadline(
  deadline: Due | undefined,
  { start, hasStart, hasEntry, opens }: KnownDays,
): Finding[] {
  if (deadline === undefined) return []
  const last = lastOf(deadline, { start, entry: null, registeredAt: null })
  const from = countedSpanOf(deadline)?.from
  return [
    ...(last !== null && opens !== null && endOf(last).toPlainDate().toString() < opens
      ? [{ code: 'deadline_before_season' as const, values: { opens } }]
      : []),
    ...(from === 'start' && !hasStart ? [{ code: 'deadline_without_start' as const }] : []),
    ...(from === 'entry' && !hasEntry ? [{ code: 'deadline_without_entry' as const }] : []),
  ]
}

/** Whether even those who register first have time until after the event. */
export function isAfterEvent(deadline: Due, { last, opens }: KnownDays): boolean {
  const span = countedSpanOf(deadline)
  const first = readDay(opens ?? '')
  if (span?.from !== 'registration' || latestOf(deadline) !== undefined || first === null) return false
  return last !== null && endOf(lastAfter(first.toPlainDateTime(), span)).toPlainDate().toString() > last
}
