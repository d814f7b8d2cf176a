import { endOf, lastAfter, lastOf } from '../../quote/last-moment.ts'
import { readDay } from '../../values/time.ts'
import { countedSpanOf, latestOf } from '../definition/deadline.ts'
import type { EventDefinition } from '../definition/definition.ts'
import type { Due } from '../definition/definition-deadline.ts'
import { formatDayText } from '../definition/format-day-text.ts'
import { lastDayOf } from '../definition/last-day.ts'
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

const NO_ENTRY =
  'Godziny liczą się od godziny wejścia, a\u00a0tu ich nie ma: liczymy od 0:00 pierwszego dnia.'
const NO_START = 'Nie wiadomo, od którego dnia liczyć: wydarzenie nie ma pierwszego dnia.'

/** A deadline that is over before anyone registers, or that is counted from what the event does not have. */
export function lintDeadline(
  deadline: Due | undefined,
  { start, hasStart, hasEntry, opens }: KnownDays,
): string[] {
  if (deadline === undefined) return []
  const last = lastOf(deadline, { start, entry: null, registeredAt: null })
  const from = countedSpanOf(deadline)?.from
  return [
    ...(last !== null && opens !== null && endOf(last).toPlainDate().toString() < opens
      ? [`Ten termin mija, zanim zaczną się zapisy (${formatDayText(opens)}).`]
      : []),
    ...(from === 'start' && !hasStart ? [NO_START] : []),
    ...(from === 'entry' && !hasEntry ? [NO_ENTRY] : []),
  ]
}

/** Whether even those who register first have time until after the event. */
export function isAfterEvent(deadline: Due, { last, opens }: KnownDays): boolean {
  const span = countedSpanOf(deadline)
  const first = readDay(opens ?? '')
  if (span?.from !== 'registration' || latestOf(deadline) !== undefined || first === null) return false
  return last !== null && endOf(lastAfter(first.toPlainDateTime(), span)).toPlainDate().toString() > last
}
