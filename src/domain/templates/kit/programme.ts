import { type EventDays, everyDay } from './event-days.ts'
import type { PageInput } from './page.ts'
import type { Stay } from './stays.ts'

export type Programme = NonNullable<PageInput['programme']>

interface Point {
  readonly title: string
  readonly note?: string
}

/** A longer list of days says nothing that its ends do not. */
const MOST_DAYS = 31

/** A point for each day, of whose number the first is 1; none of an event that is too long to list. */
export function programmeOfDays(days: EventDays, pointOn: (nth: number, length: number) => Point): Programme {
  const each = everyDay(days)
  if (each.length > MOST_DAYS) return []
  return each.map((day, index) => ({ day: day.toString(), ...pointOn(index + 1, each.length) }))
}

/** Of several terms only when each begins and ends: 'Turnus I: przyjazd'. */
export const endsOfStays = (
  stays: readonly Stay[],
  { first, last }: { readonly first: Point; readonly last: Point },
): Programme =>
  stays
    .flatMap(({ name, start, end }) => [
      { day: start.toString(), ...within(name, first) },
      { day: end.toString(), ...within(name, last) },
    ])
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))

const within = (name: string, { title, ...point }: Point): Point => ({
  title: `${name}: ${title.toLocaleLowerCase('pl')}`,
  ...point,
})
