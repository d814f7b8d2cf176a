import { errorOfValue } from '#domain/form/field-type.ts'
import { type DateParts, date, isoDate, yearsOnOffer } from '#domain/form/fields/date.ts'
import { formMessage } from '#i18n/pl/form.ts'

/** A day as it is being typed: what is there stays there, also while it is no day yet. */
export type DayText = DateParts

export const NO_DAY: DayText = date.empty

/** ISO date, or null while something is missing or there is no such day. */
export const isoDay = isoDate

/** The parts of an ISO date. */
export function dayText(iso: string): DayText {
  const [year = '', month = '', day = ''] = iso.split('-')
  return { day: String(Number(day)), month: String(Number(month)), year }
}

/** Specification §5: 'invalid if partly filled or not a real date'. Null when there is nothing wrong. */
export function dayError(text: DayText, required: boolean): string | null {
  const error = errorOfValue(date, text, { required })
  return error === null ? null : formMessage(error)
}

/** Years of a selector, newest first: the current year and 120 back (specification §9). */
export const birthYears = (currentYear: number): number[] => yearsOnOffer('dateOfBirth', currentYear)
