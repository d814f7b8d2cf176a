import { type DateParts, date, isoDate, partsOfText, textOfParts } from '#domain/form/fields/date.ts'
import { errorOfValue } from '#domain/form/fields/field-type.ts'
import { formMessage } from '#i18n/pl/form.ts'

/** A date as it is being typed: the parts are kept even while they are not a date yet. */
export type DayText = DateParts

export const NO_DAY: DayText = date.empty

/** ISO date, or null while something is missing or there is no such day. */
export const isoDay = isoDate

/** A date and its parts as one text, also while they are not a date yet. */
export const textOfDay = textOfParts
export const dayText = partsOfText

/**
 * Specification §5: 'invalid if partly filled or not a real date'. A year without four digits is named, because
 * 85 cannot be distinguished from 1885. Null when nothing is wrong.
 */
export function dayError(text: DayText, required: boolean): string | null {
  const error = errorOfValue(date, text, { required })
  if (error === null) return null
  const year = text.year.trim()
  const hint = year === '' || /^[0-9]{4}$/.test(year) ? '' : ` ${FOUR_DIGITS}`
  return `${formMessage(error)}${hint}`
}

const FOUR_DIGITS = 'Rok wpisz czterema cyframi, na przykład 1985.'
