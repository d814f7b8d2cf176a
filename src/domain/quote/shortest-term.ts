import { spanOf } from '../event/definition/deadline.ts'
import type { EventDefinition } from '../event/definition/definition.ts'
import { endOf, lastAfter } from './last-moment.ts'

/** A part that is already due at the time of registering is due within the shortest term instead (flow C9.2). */
export function shortestTerm(
  { alreadyDue }: Pick<EventDefinition, 'alreadyDue'>,
  now: Temporal.PlainDateTime,
): Temporal.PlainDateTime {
  return endOf(lastAfter(now, spanOf(alreadyDue)))
}
