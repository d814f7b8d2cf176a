import { readDay, readMoment } from '../values/time.ts'
import { definitionSchema, type EventDefinition } from './definition/definition.ts'
import { expandDefinition } from './definition/expand-definition.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/**
 * Moves every day and moment of a definition by a number of days; whole weeks keep the weekdays. Dates in words (in a
 * text or in the name of a price) stay, and so do birth dates in conditions.
 */
export const shiftDefinition = (definition: EventDefinition, days: number): EventDefinition =>
  expandDefinition(definitionSchema.parse(shift(definition, days)))

function shift(value: unknown, days: number): unknown {
  if (typeof value === 'string') return shiftText(value, days)
  if (Array.isArray(value)) return value.map((each) => shift(each, days))
  if (typeof value !== 'object' || value === null || asksBirthDate(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shift(each, days)]))
}

function shiftText(text: string, days: number): string {
  if (DAY.test(text)) return readDay(text)?.add({ days }).toString() ?? text
  if (MOMENT.test(text)) return readMoment(text)?.add({ days }).toString() ?? text
  return text
}

const asksBirthDate = (value: object) => 'fact' in value && value.fact === 'birthDate'
