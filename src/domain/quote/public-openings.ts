import type { Condition } from '../event/definition/condition.ts'
import type { EventDefinition } from '../event/definition/definition.ts'
import { compare } from './evaluate.ts'
import { nextOpening } from './next-opening.ts'

/** When people may register by themselves: from when, and until when (null: without an end); ISO local moments. */
export interface Opening {
  readonly opens: string
  readonly closes: string | null
}

/** The windows in which the public may still register at or after a moment, the earliest first. */
export const publicOpenings = (
  { windows }: Pick<EventDefinition, 'windows'>,
  now: Temporal.PlainDateTime,
): Opening[] =>
  windows
    .filter(({ when }) => when === undefined || mayBeOnline(when))
    .flatMap((window) => {
      const opens = nextOpening(window, now)
      return opens === null ? [] : [{ opens, closes: window.closes }]
    })
    .sort((one, other) => (one.opens < other.opens ? -1 : 1))

/** Whether a window may be for a person who registers online; one reserved for the office is not. */
function mayBeOnline(when: Condition): boolean {
  if ('all' in when) return when.all.every(mayBeOnline)
  return !('fact' in when) || when.fact !== 'channel' || compare(when, 'online') !== false
}
