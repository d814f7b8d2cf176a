import { readDay } from '#domain/time.ts'

/** A day as it is being typed: what is there stays there, also while it is no day yet. */
export interface DayText {
  readonly day: string
  readonly month: string
  readonly year: string
}

export const NO_DAY: DayText = { day: '', month: '', year: '' }

/** ISO date, or null while something is missing or there is no such day. */
export function isoDay({ day, month, year }: DayText): string | null {
  if (!/^\d{1,2}$/.test(day.trim()) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.trim().padStart(2, '0')}`
  return readDay(iso) === null ? null : iso
}

const isEmptyDay = ({ day, month, year }: DayText): boolean => `${day}${month}${year}`.trim() === ''

/** The parts of an ISO date. */
export function dayText(iso: string): DayText {
  const [year = '', month = '', day = ''] = iso.split('-')
  return { day: String(Number(day)), month: String(Number(month)), year }
}

/** Specification §5: 'invalid if partly filled or not a real date'. Null when there is nothing wrong. */
export function dayError(text: DayText, required: boolean): string | null {
  if (isEmptyDay(text)) return required ? 'Pole wymagane.' : null
  return isoDay(text) === null ? 'Niepoprawna data.' : null
}

/** Years of a selector, newest first: the current year and 120 back (specification §9). */
export const birthYears = (currentYear: number): number[] =>
  Array.from({ length: 121 }, (_, index) => currentYear - index)
