import { formatDay, formatDays } from '../../values/time.ts'
import type { EventDays } from './event-days.ts'
import { linesOf } from './names.ts'
import { readTypedDays } from './read-days.ts'

/** One of the terms (turnus) of an event that is held several times. */
export interface Stay {
  readonly id: string
  /** 'Turnus II' */
  readonly name: string
  readonly start: Temporal.PlainDate
  readonly end: Temporal.PlainDate
}

export interface Stays {
  /** In the order of their days; one where there are no others, none where the first day is not known. */
  readonly stays: readonly Stay[]
  /** What was typed as a further term and has no days that can be read. */
  readonly unread: readonly string[]
}

const MOST_STAYS = 20

/** The days of the event, and further terms as typed: '13–19 lipca 2026' in a line each. */
export function staysOf({ start, end }: EventDays, typed: string): Stays {
  if (start === null || end === null) return { stays: [], unread: [] }
  const read = linesOf(typed).map((line) => ({ line, days: readTypedDays(line, start) }))
  const further = read.flatMap(({ days }) => days ?? [])
  const each = new Map([{ start, end }, ...further].map((days) => [`${days.start} ${days.end}`, days]))
  const stays = [...each.values()]
    .sort((a, b) => Temporal.PlainDate.compare(a.start, b.start) || Temporal.PlainDate.compare(a.end, b.end))
    .slice(0, MOST_STAYS)
  return {
    stays: stays.map((days, index) => ({ ...days, id: `t${index + 1}`, name: `Turnus ${roman(index + 1)}` })),
    unread: read.flatMap(({ line, days }) => (days === null ? [line] : [])),
  }
}

/** 1 is I, 14 is XIV, up to 39. */
const roman = (n: number): string =>
  'X'.repeat(Math.floor(n / 10)) + ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][n % 10]

/** The last first day before which somebody says something of a term: 60 for the second instalment. */
const DAYS_BEFORE = [3, 5, 7, 10, 14, 30, 60]

/**
 * What placeholders of days stand for: '{terminy}' for the days of all terms; where there are several, '{od−30}' is
 * '30 dni przed turnusem', because each has its own.
 */
export function stayValues(stays: readonly Stay[]): Record<string, string> {
  const [first, ...further] = stays
  if (first === undefined) return {}
  if (further.length === 0) return { terminy: `${formatDay(first.start)} – ${formatDay(first.end)}` }
  return {
    terminy: stays.map(({ name, start, end }) => `${name} ${formatDays(start, end)}`).join(', '),
    od: 'rozpoczęcia turnusu',
    ...Object.fromEntries(DAYS_BEFORE.map((days) => [`od−${days}`, `${days} dni przed turnusem`])),
  }
}

/** The event from the first day of the first term to the last of all. */
export function spanOf(stays: readonly Stay[], days: EventDays): EventDays {
  const ends = stays.map(({ end }) => end).sort(Temporal.PlainDate.compare)
  return { start: stays[0]?.start ?? days.start, end: ends.at(-1) ?? days.end }
}

/** When somebody takes part who has chosen this term, with the last moment of registration so many days before. */
export const stayGroup = ({ id, name, start, end }: Stay, closesBefore: number) => ({
  id,
  name,
  dates: { start: start.toString(), end: end.toString() },
  windows: [{ closes: `${start.subtract({ days: closesBefore })}T23:59:59` }],
})
