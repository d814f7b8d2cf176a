/** The payment plan of an event: 'Zaliczka: 300 zł od osoby, w ciągu 3 dni od zapisu.' */

export const payment = (term: string): string => `Płatność ${term}.`
export const restPart = (name: string, term: string): string => `${name} ${term}.`
export const part = (name: string, sum: string, term: string): string => `${name}: ${sum}, ${term}.`

export const rest = 'reszta'
export const equalPart = 'równa część reszty'
/** @param names in quotes, with commas */
export const restOf = (names: string): string => `reszta za: ${names}`
export const shareOfPrice = (percent: string): string => `${percent} ceny`
export const perPerson = (amount: string): string => `${amount} od osoby`
export const times = (amount: string, counted: string): string => `${amount} razy ${counted}`

const WAYS = { nearest: '', down: ' w\u00a0dół', up: ' w\u00a0górę' }
/** After the amount. */
export const rounded = (direction: keyof typeof WAYS, unit: string): string =>
  ` (zaokrąglone${WAYS[direction]} do ${unit})`
export const termLater = 'w\u00a0terminie, który podamy'
