import type { EventDefinition, Group, ItemOption } from '#domain/event/definition/definition.ts'
import { formatDate, formatDays, formatHour, readDay } from '#domain/values/time.ts'

type OwnDates = NonNullable<Group['dates']>

/**
 * '1–8 sierpnia 2026, 15:00', the days of a group that has its own; '11:00' where only the hour differs from the event's.
 * A group that states no last day stays to the end of the event.
 */
export function groupDays({ dates }: Group, event: EventDefinition): string | undefined {
  if (dates === undefined) return undefined
  const end = dates.end ?? event.dates.end ?? dates.start
  const isAsEvent = dates.start === event.dates.start && end === event.dates.end
  const words = [isAsEvent ? undefined : daysOf({ ...dates, end }), hourOf(dates), dates.place]
  return words.filter((each) => each !== undefined).join(', ') || undefined
}

/** 'Turnus od soboty. Prowadzi ks. Adam Rosa, zostało 7 miejsc': a note with a capital starts a new sentence. */
export const inSentences = (...notes: readonly (string | undefined)[]): string =>
  notes
    .filter((note) => note !== undefined)
    .reduce((text, note) => (text === '' ? note : `${text}${/^\p{Lu}/u.test(note) ? '.' : ','} ${note}`), '')

/** '16–23 stycznia 2027', of a chosen term. */
export const datesOf = (dates: OwnDates | undefined): string | undefined =>
  dates === undefined ? undefined : daysOf(dates)

/** 'Turnus II (16–23 stycznia 2027)', 'Pierwszy dzień (30 lipca 2026)': where the name does not contain the date. */
export function datedName({ name, dates, day }: ItemOption): string {
  if (dates !== undefined) return `${name} (${daysOf(dates)})`
  const read = readDay(day ?? '')
  return read === null || /\d/.test(name) ? name : `${name} (${formatDate(read)})`
}

function daysOf({ start, end = start }: OwnDates): string {
  const [first, last] = [readDay(start), readDay(end)]
  return first === null || last === null ? '' : formatDays(first, last)
}

const hourOf = ({ startTime }: OwnDates) =>
  startTime === undefined ? undefined : formatHour(Temporal.PlainTime.from(startTime))
