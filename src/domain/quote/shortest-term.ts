import type { EventDefinition } from '../event/definition.ts'
import { laterBy } from '../polish-time.ts'
import { endOfDay } from '../time.ts'

/** A part that is already due when somebody registers is due within the shortest term instead (flow C9.2). */
export function shortestTerm(
  { alreadyDue }: Pick<EventDefinition, 'alreadyDue'>,
  now: Temporal.PlainDateTime,
): Temporal.PlainDateTime {
  return 'days' in alreadyDue
    ? endOfDay(now.toPlainDate().add({ days: alreadyDue.days }))
    : laterBy(now, { hours: alreadyDue.hours })
}
