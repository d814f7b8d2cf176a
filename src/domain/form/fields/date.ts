import { formatDate, readDay } from '../../values/time.ts'
import { type FieldType, rule, type Validator } from './field-type.ts'
import { formError } from './messages.ts'

/** A day while it is being chosen: its parts are preserved even before it is a valid day. */
export interface DateParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

const NO_DATE: DateParts = { day: '', month: '', year: '' }

/** ISO local date, or null while a part is missing or there is no such day. */
export function isoDate({ day, month, year }: DateParts): string | null {
  const isWhole =
    /^[0-9]{1,2}$/.test(day.trim()) && /^[0-9]{1,2}$/.test(month) && /^[0-9]{4}$/.test(year.trim())
  if (!isWhole) return null
  return (
    readDay(`${year.trim()}-${month.padStart(2, '0')}-${day.trim().padStart(2, '0')}`)?.toString() ?? null
  )
}

/** The parts of an ISO local date; empty parts for a text that is not a date. */
export function datePartsOf(iso: unknown): DateParts {
  const date = typeof iso === 'string' ? readDay(iso) : null
  if (date === null) return NO_DATE
  const { day, month, year } = date
  return { day: String(day), month: String(month), year: String(year).padStart(4, '0') }
}

/** One text for all parts: the ISO date, or until there is one the parts as they are typed; empty for no parts. */
export const textOfParts = (parts: DateParts): string =>
  isoDate(parts) ?? [parts.year, parts.month, parts.day].join('-').replace(/^-+$/, '')

/** The parts of an ISO date, or of a partial date made by `textOfParts`. */
export function partsOfText(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-')
  return { day: withoutZeros(day), month: withoutZeros(month), year }
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '')

const dayText = (iso: string): string => {
  const day = readDay(iso)
  return day === null ? iso : formatDate(day)
}

const notBefore: Validator<DateParts> = (parts, { earliest }) =>
  earliest !== undefined && (isoDate(parts) ?? earliest) < earliest
    ? formError('EARLIEST', dayText(earliest))
    : null

const notAfter: Validator<DateParts> = (parts, { latest }) =>
  latest !== undefined && (isoDate(parts) ?? latest) > latest ? formError('LATEST', dayText(latest)) : null

/** Day, month and year: wrong when partly filled or not a real day (specification §5). */
export const date: FieldType<DateParts> = {
  empty: NO_DATE,
  isEmpty: ({ day, month, year }) => `${day}${month}${year}`.trim() === '',
  validators: [rule((parts) => isoDate(parts) !== null, formError('INVALID_DATE')), notBefore, notAfter],
  parse: (parts) => parts,
  serialise: isoDate,
  load: datePartsOf,
  halfTyped: { keep: textOfParts, resume: partsOfText },
  fact: { type: 'day', of: textOfParts },
  settings: { bounds: 'day' },
}

const YEARS_BACK = 120
const YEARS_AHEAD = { date: 2, dateOfBirth: 0 } as const

/**
 * The years of a selector, newest first: from the current year, and two more for dates other than birth, back 120 years
 * (specification §9). Years that are `held`, above all the loaded one, stay on offer although they lie outside.
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
