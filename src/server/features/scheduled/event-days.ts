import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { EventDays } from '#domain/reports/schedule.ts'
import { readDay } from '#domain/values/time.ts'

/** The first and last day of an event, as its rules name them. */
export const daysOf = ({ dates }: Pick<EventDefinition, 'dates'>): EventDays => ({
  start: readDay(dates.start ?? ''),
  end: readDay(dates.end ?? ''),
})
