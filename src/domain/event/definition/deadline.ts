import type { Deadline, Due } from './definition-deadline.ts'

/** Reads deadlines and terms of a definition: the one place that knows how they are written. */

const UNITS = ['days', 'workingDays', 'hours', 'minutes'] as const

/** A number of days, working days, hours or minutes. */
export interface Span {
  readonly count: number
  readonly unit: (typeof UNITS)[number]
}

/** A span and what it is counted from: forward from the registration, back from the first day or the hour of entry. */
export interface CountedSpan extends Span {
  readonly from: 'registration' | 'start' | 'entry'
}

type Written = { readonly [unit in Span['unit']]?: number }

interface WrittenDeadline extends Written {
  readonly on?: string | null
  readonly after?: 'registration'
  readonly before?: 'start' | 'entry'
  readonly notAfter?: Deadline | undefined
}

/** The number and the unit of what is written as `{ "days": 3 }`. */
export function spanOf(written: Written): Span {
  const unit = UNITS.find((each) => written[each] !== undefined) ?? 'days'
  return { unit, count: written[unit] ?? 0 }
}

/** The span of a deadline; null for a day of the calendar, and for one that will be announced later. */
export function countedSpanOf(deadline: Due): CountedSpan | null {
  const { after, before, ...written }: WrittenDeadline = deadline
  const from = after ?? before
  return from === undefined ? null : { ...spanOf(written), from }
}

/** The day that a deadline states, ISO; null where it is counted from another day, or will be announced later. */
export const statedDayOf = ({ on = null }: WrittenDeadline): string | null => on

/** The day after which a relative deadline is over in any case. */
export const latestOf = ({ notAfter }: WrittenDeadline): Deadline | undefined => notAfter

/** Whether a deadline is counted back from the first day. */
export const isBeforeStart = (deadline: Due): boolean => countedSpanOf(deadline)?.from === 'start'
