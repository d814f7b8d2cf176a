import { readDay } from '../time.ts'
import { addWorkingDays } from '../working-days.ts'

type FixedDay =
  | { readonly on: string }
  | { readonly daysBefore: number }
  | { readonly workingDaysBefore: number }

type StatedDay = FixedDay | { readonly daysAfterRegistration: number }

/**
 * A last day as rules state it: a day, so many days or working days before the first day, or so many after the day of
 * registration, and then perhaps not after another day.
 */
export type LastDay = StatedDay & { readonly notAfter?: FixedDay | undefined }

type Day = Temporal.PlainDate | null

/** The last day on which a rule runs; null where the day that it is counted from is not known. */
export function lastDayBefore(until: LastDay, start: Day, registered: Day = null): Day {
  const day = dayOf(until, start, registered)
  return until.notAfter === undefined ? day : earlier(day, dayOf(until.notAfter, start, registered))
}

function dayOf(until: StatedDay, start: Day, registered: Day): Day {
  if ('on' in until) return readDay(until.on)
  if ('daysAfterRegistration' in until) return registered?.add({ days: until.daysAfterRegistration }) ?? null
  if (start === null) return null
  return 'daysBefore' in until
    ? start.subtract({ days: until.daysBefore })
    : addWorkingDays(start, -until.workingDaysBefore)
}

/** The earlier of two days; of one that is not known yet and one that is, the known one. */
function earlier(a: Day, b: Day): Day {
  if (a === null || b === null) return a ?? b
  return Temporal.PlainDate.compare(a, b) <= 0 ? a : b
}
