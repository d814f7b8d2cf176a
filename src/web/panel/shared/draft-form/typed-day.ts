import { readPesel } from '#domain/values/pesel.ts'
import { readDay } from '#domain/values/time.ts'

/** What was typed as a date of birth: the day, and of a PESEL the sex too. */
export interface TypedBirth {
  readonly birthDate: string
  readonly sex?: 'MALE' | 'FEMALE'
}

/**
 * Reads a day as an office types it: '19.4.2014', '19 04 2014', '19042014', '2014-04-19', or the eleven digits of a PESEL.
 * Null for anything else.
 */
export function readTypedBirth(text: string): TypedBirth | null {
  const typed = text.trim()
  const pesel = /^\d{11}$/.test(typed) ? readPesel(typed) : null
  if (pesel !== null) return { birthDate: pesel.birthDate.toString(), sex: pesel.sex }
  const [, day, month, year] =
    /^(\d{1,2})[. /-](\d{1,2})[. /-](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ?? []
  const iso =
    day === undefined || month === undefined
      ? typed
      : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return readDay(iso) === null ? null : { birthDate: iso }
}

/** '19.04.2014': a day as it is typed. */
export const typedDay = (iso: string): string => iso.split('-').toReversed().join('.')
