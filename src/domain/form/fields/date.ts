import { readDay } from '../../time.ts'
import { type FieldType, rule } from '../field-type.ts'
import { formError } from '../messages.ts'

/** A day as it is being chosen: what is there stays there, also while it is no day yet. */
export interface DateParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

const NO_DATE: DateParts = { day: '', month: '', year: '' }

/** ISO local date, or null while a part is missing or there is no such day. */
export function isoDate({ day, month, year }: DateParts): string | null {
  if (!/^[0-9]{1,2}$/.test(day.trim()) || !/^[0-9]{1,2}$/.test(month) || !/^[0-9]{4}$/.test(year)) return null
  return readDay(`${year}-${month.padStart(2, '0')}-${day.trim().padStart(2, '0')}`)?.toString() ?? null
}

/** The parts of an ISO local date; none of a text that is no date. */
export function datePartsOf(iso: unknown): DateParts {
  const date = typeof iso === 'string' ? readDay(iso) : null
  if (date === null) return NO_DATE
  const { day, month, year } = date
  return { day: String(day), month: String(month), year: String(year).padStart(4, '0') }
}

/** Day, month and year: wrong when partly filled or not a real day (specification §5). */
export const date: FieldType<DateParts> = {
  empty: NO_DATE,
  isEmpty: ({ day, month, year }) => `${day}${month}${year}`.trim() === '',
  validators: [rule((parts) => isoDate(parts) !== null, formError('INVALID_DATE'))],
  parse: (parts) => parts,
  serialise: isoDate,
  load: datePartsOf,
}

const YEARS_BACK = 120
const YEARS_AHEAD = { date: 2, dateOfBirth: 0 } as const

/**
 * The years of a selector, newest first: from the current year, and two more for other dates than of birth,
 * back 120 years (specification §9). Years that are `held`, the loaded one above all, stay on offer although
 * they lie outside.
 */
export function yearsOnOffer(
  kind: keyof typeof YEARS_AHEAD,
  currentYear: number,
  held: readonly DateParts[] = [],
): number[] {
  const newest = currentYear + YEARS_AHEAD[kind]
  const usual = Array.from({ length: newest - currentYear + YEARS_BACK + 1 }, (_, index) => newest - index)
  const loaded = held.map(({ year }) => year).filter((year) => /^[0-9]{4}$/.test(year))
  return [...new Set([...usual, ...loaded.map(Number)])].sort((a, b) => b - a)
}
