/** Reductions and surcharges in the price list: what each does, and how it is calculated. */

/** A name that states by itself that something is free. */
export const statesFree = /bezpłatn|gratis/i

export const atMost = (amount: string): string => `najwyżej ${amount}`
export const atLeast = (amount: string): string => `co najmniej ${amount}`
export const freeForEach = (each: number): string => `1 na ${each} bezpłatnie`

export const limited = (places: number): string =>
  `Liczba takich miejsc: ${places}. Potem obowiązuje zwykła cena.`
export const paidBy = (who: string): string => `Tę część płaci: ${who}.`
/** @param names in quotes, with commas */
export const excludes = (names: string): string =>
  `Nie łączy się z: ${names}. Liczy się ta, która daje najwięcej.`

/** @param names in quotes, with commas */
export const excludeEachOther = (names: string): string =>
  `Nie łączą się ze sobą: ${names}. Liczy się ta, która daje najwięcej.`
/** Below the heading of all of them. */
export const allExclude = 'Nie łączą się ze sobą: liczy się ta, która daje najwięcej.'

/** Whose sum it is. */
export const together = { person: 'Razem dla jednej osoby.', registration: 'Razem w\u00a0jednym zgłoszeniu.' }
/** How often it is taken off. */
export const once = { person: ['Raz od osoby.'], registration: ['Raz od zgłoszenia.'], piece: [] }

const OF_WHAT = {
  piece: 'na sztukę',
  person: 'dla jednej osoby',
  registration: 'w\u00a0jednym zgłoszeniu',
}
type OfWhat = keyof typeof OF_WHAT
export const mostOff = (amount: string, per: OfWhat): string =>
  `Zniżka to najwyżej ${amount} ${OF_WHAT[per]}.`
export const mostOfAll = (per: OfWhat): string =>
  `Tyle wynoszą najwyżej wszystkie zniżki razem ${OF_WHAT[per]}.`

export const notBelow = 'Po zniżkach cena nie będzie niższa.'
export const staysOfPrice = 'Tyle zostaje z\u00a0ceny z\u00a0cennika, także po zniżkach.'
export const rowOfSum = (whom: string, amount: string): string => `${whom}: ${amount}.`
/** @param counted null where what is counted has no name of its own */
export function freePieces(each: number, counted: string | null, most: number | undefined): string {
  const whom = counted === null ? '' : ` („${counted}”)`
  const limit = most === undefined ? '' : ` Najwyżej ${most}.`
  return `Na każde ${each}${whom} jedna sztuka bezpłatnie, zaczynając od najtańszej.${limit}`
}

const WAYS = { nearest: '', down: ' w\u00a0dół', up: ' w\u00a0górę' }
export const rounded = (direction: keyof typeof WAYS, unit: string): string =>
  `Cenę zaokrąglamy${WAYS[direction]} do ${unit}.`
export const fullZloty = 'pełnych złotych'

/** For whom alone it is, by place in an order. */
const RANKED = {
  person: { only: 'Tylko dla', one: 'osoby', from: 'Dla każdej osoby od' },
  piece: { only: 'Tylko dla', one: 'sztuki', from: 'Dla każdej sztuki od' },
}
type Ranked = keyof typeof RANKED
const FIRST = {
  cheapest: 'z\u00a0najniższą kwotą',
  dearest: 'z\u00a0najwyższą kwotą',
  listed: 'pierwszej z\u00a0listy',
}
export const orders = {
  cheapest: 'licząc od najniższej kwoty',
  dearest: 'licząc od najwyższej kwoty',
  listed: 'w\u00a0kolejności z\u00a0listy',
  oldest: 'licząc od najstarszej',
  youngest: 'licząc od najmłodszej',
  typed: 'w\u00a0kolejności wpisywania',
}
export const eachPersonApart = ', u\u00a0każdej osoby osobno'

/** 'Tylko dla osoby z najniższą kwotą.' */
export const onlyFirst = (of: Ranked, order: keyof typeof FIRST): string =>
  `${RANKED[of].only} ${RANKED[of].one} ${FIRST[order]}.`

/** 'Tylko dla 2. osoby, licząc od najstarszej.', 'Dla każdej osoby od 2. do 4., w kolejności wpisywania.' */
export function places(of: Ranked, from: number, to: number | undefined, counting: string): string {
  const { only, one, from: each } = RANKED[of]
  if (from === to) return `${only} ${from}. ${one}, ${counting}.`
  return `${each} ${from}.${to === undefined ? '' : ` do ${to}.`}, ${counting}.`
}
