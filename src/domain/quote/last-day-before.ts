import { readDay } from '../time.ts'
import { addWorkingDays } from '../working-days.ts'

/** A last day as rules state it: a day, or so many days or working days before the first day. */
export type BeforeStart =
  | { readonly on: string }
  | { readonly daysBefore: number }
  | { readonly workingDaysBefore: number }

/** The last day on which a rule runs; null where the first day is not known. */
export function lastDayBefore(
  until: BeforeStart,
  start: Temporal.PlainDate | null,
): Temporal.PlainDate | null {
  if ('on' in until) return readDay(until.on)
  if (start === null) return null
  return 'daysBefore' in until
    ? start.subtract({ days: until.daysBefore })
    : addWorkingDays(start, -until.workingDaysBefore)
}
