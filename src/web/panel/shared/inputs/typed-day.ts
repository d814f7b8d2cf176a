import { readPesel } from '#domain/values/pesel.ts'
import { readDay } from '#domain/values/time.ts'

/** What was typed as a date of birth: the day, and of a PESEL the sex too. */
export interface TypedBirth {
  readonly birthDate: string
  readonly sex?: 'MALE' | 'FEMALE'
}

/** Reads a date of birth: a day as `readTypedDay` does, or the eleven digits of a PESEL. Null for anything else. */
export function readTypedBirth(text: string): TypedBirth | null {
  const pesel = /^\d{11}$/.test(text.trim()) ? readPesel(text.trim()) : null
  if (pesel !== null) return { birthDate: pesel.birthDate.toString(), sex: pesel.sex }
  const day = readTypedDay(text)
  return day === null ? null : { birthDate: day }
}

/** The ISO day of a typed one: '19.4.2014', '19 04 2014', '19042014' or '2014-04-19'. Null for anything else. */
export function readTypedDay(text: string): string | null {
  const typed = text.trim()
  const [, day, month, year] =
    /^(\d{1,2})[. /-](\d{1,2})[. /-](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ?? []
  const iso =
    day === undefined || month === undefined
      ? typed
      : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && readDay(iso) !== null ? iso : null
}

/** '19.04.2014': a day as it is typed. */
export const typedDay = (iso: string): string => iso.split('-').toReversed().join('.')
