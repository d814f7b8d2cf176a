/** The price list of an event, and the price next to the button of its page. */

export const extras = 'Dodatki'
export const otherFees = 'Inne opłaty'
export const reductions = 'Zniżki'
export const surcharges = 'Dopłaty'
export const reductionsAndSurcharges = 'Zniżki i\u00a0dopłaty'

export const shareOfPrice = (percent: string): string => `${percent} ceny`
export const countedFrom = (names: string): string => `Liczone od: ${names}, po zniżkach.`
export const taxAdded = (rate: number): string => `Do cen doliczamy ${rate}% VAT.`
/** @param whom a condition in words */
export const taxFree = (whom: string): string => `Bez VAT: ${whom}.`
export const atLeast = (amount: string): string => `od ${amount}`
export const anyAmount = 'dowolna kwota'
export const otherwise = 'W\u00a0pozostałych przypadkach'

export const timesAbove = (above: number): string => `, ponad ${above}`
export const timesAtMost = (most: number): string => `, najwyżej ${most}`
/** @param times 'liczba osób, ponad 4, najwyżej 2' */
export const times = (times: string): string => `Razy ${times}.`
export const plusTimes = (amount: string, times: string): string => `Do tego ${amount} razy ${times}.`

export const pricePerPerson = 'Cena za osobę.'
export const pricePerPiece = 'Cena za sztukę.'
export const oncePerRegistration = 'Raz na zgłoszenie.'
export const onSite = 'Płatne na miejscu.'
export const chosenUntil = (day: string): string => `Do wyboru do ${day}.`
export const chosenFrom = (names: string): string => `Do wyboru: ${names}.`

export const perPerson = 'od osoby'
export const byChoice = 'zależnie od wyboru'
/** @param name of the full price, with a small letter */
export const alsoLower = (name: string): string => `${name}; są też niższe ceny`
