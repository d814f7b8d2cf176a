import { readDay, readMoment } from '../../values/time.ts'
import { isHoliday } from '../../values/working-days.ts'
import type { DefinitionDocument } from '../definition/definition.ts'

/**
 * The event of another year: every day and moment in it later (or earlier) by the same number of weeks, so that weekdays
 * stay. Texts that mention days are left as they are.
 */
export function movedByWeeks(document: DefinitionDocument, weeks: number): DefinitionDocument {
  return movedByDays(document, weeks * 7)
}

/** The same by a number of days: weekdays may change. */
export function movedByDays(document: DefinitionDocument, days: number): DefinitionDocument {
  // Only days and moments are replaced, each by one of the same form.
  return moved(document, days) as DefinitionDocument
}

function moved(value: unknown, days: number): unknown {
  if (typeof value === 'string') return movedText(value, days)
  if (Array.isArray(value)) return value.map((each) => moved(each, days))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, moved(each, days)]))
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T/

function movedText(text: string, days: number): string {
  if (DAY.test(text)) return readDay(text)?.add({ days }).toString() ?? text
  if (!MOMENT.test(text)) return text
  const day = readDay(text.slice(0, 10))
  return readMoment(text) === null || day === null ? text : day.add({ days }).toString() + text.slice(10)
}

/** Holidays that are named in an event, as ISO days, each once, in order: after moving all days these want a look. */
export const holidaysIn = (document: DefinitionDocument): string[] =>
  [...new Set(daysIn(document))].sort().filter((text) => {
    const day = readDay(text)
    return day !== null && isHoliday(day)
  })

function daysIn(value: unknown): string[] {
  if (typeof value === 'string') return DAY.test(value) || MOMENT.test(value) ? [value.slice(0, 10)] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(daysIn) : []
}
