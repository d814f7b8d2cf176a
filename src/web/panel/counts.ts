import { plural } from '#i18n/plural.ts'

/** Numbers with the noun they count, in the right form. */

const NBSP = '\u00a0'

export const people = (count: number): string =>
  `${count}${NBSP}${plural(count, { one: 'osoba', few: 'osoby', many: 'osób' })}`

export const registrations = (count: number): string =>
  `${count}${NBSP}${plural(count, { one: 'zgłoszenie', few: 'zgłoszenia', many: 'zgłoszeń' })}`

/** 'z 1200 miejsc', after the number of taken ones; the noun follows the limit. */
export const ofPlaces = (limit: number): string =>
  `z${NBSP}${limit}${NBSP}${limit === 1 ? 'miejsca' : 'miejsc'}`

/** 'Anna Kowalska, Marek Kowalski i 3 inne osoby': the first names of a list that may be long. */
export function namesInBrief(names: readonly string[], shown: number): string {
  const rest = names.length - shown
  // One name takes no more room than 'i 1 inna osoba'.
  if (rest <= 1) return names.join(', ')
  const others = plural(rest, { one: 'inna osoba', few: 'inne osoby', many: 'innych osób' })
  return `${names.slice(0, shown).join(', ')} i${NBSP}${rest}${NBSP}${others}`
}
