import { pl } from '#i18n/pl.ts'

const NBSP = '\u00a0'

/** 'z 1200 miejsc', after the number of taken ones; the noun follows the limit. */
export const ofPlaces = (limit: number): string =>
  `z${NBSP}${limit}${NBSP}${limit === 1 ? 'miejsca' : 'miejsc'}`

/** 'Anna Kowalska, Marek Kowalski i 3 inne osoby': the first names of a list that may be long. */
export function namesInBrief(names: readonly string[], shown: number): string {
  const rest = names.length - shown
  // One name is not longer than 'i 1 inna osoba'.
  if (rest <= 1) return names.join(', ')
  return `${names.slice(0, shown).join(', ')} i${NBSP}${pl.counts.otherPeople(rest)}`
}

/** The same for a registration; without names, how many come. */
export const peopleInBrief = (
  { people, headcount }: { readonly people: readonly string[]; readonly headcount: number | null },
  shown: number,
): string => (headcount === null ? namesInBrief(people, shown) : pl.counts.people(headcount))
