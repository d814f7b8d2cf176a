/** Items and questions that are chosen in the form: for whom, at what price, how many. */

export const onSite = 'Płatne na miejscu, poza sumą do zapłaty teraz.'
/** Not yet: 'od 4 stycznia 2027, 9:00'. */
export const chosenFrom = (opens: string): string => `Do wyboru ${opens}.`
export const chosenNoMore = 'Do wyboru już nie.'
export const opens = (day: string, hour: string | null): string =>
  `od ${day}${hour === null ? '' : `, ${hour}`}`
export const closed = 'zapisy zamknięte'
export const full = 'brak miejsc'
export const fullButWaits = 'brak miejsc, lista rezerwowa'

export const forPerson = (name: string): string => `Dla: ${name}`
export const number = 'Liczba'
export const choose = 'Wybierz'
export const forEach = 'Dla każdej osoby'
export const forAll = 'Dla wszystkich'
export const forThoseWhoMay = 'Dla osób, które mogą to wybrać'
export const forRegistration = 'Na całe zgłoszenie'

/** None of it, chosen explicitly, by the category of the item. */
export const without = {
  participation: 'Nie wybieram',
  transport: 'Bez przejazdu',
  lodging: 'Bez noclegu',
  meal: 'Bez posiłku',
  merchandise: 'Dziękuję, nie zamawiam',
  donation: 'Tym razem bez darowizny',
  other: 'Nie wybieram',
}

export const shareOfPrice = (percent: string): string => `${percent} ceny`
export const pricePerPerson = (price: string): string => `${price} za osobę`
export const pricePerPiece = (price: string): string => `${price} za sztukę`
export const insteadOf = (price: string, before: string): string => `${price} zamiast ${before}`

export const noneOrLeast = (least: number): string => `0 albo co najmniej\u00a0${least}`
export const most = (most: number): string => `najwyżej\u00a0${most}`
export const takeNoneOrLeast = (least: number): string => `0 albo co najmniej ${least}.`
export const takeNoneOrWithin = (least: number, most: number): string => `0 albo od ${least} do ${most}.`
export const takeExactly = (number: number): string => `Wybierz dokładnie ${number}.`
export const takeWithin = (least: number, most: number): string => `Wybierz od ${least} do ${most}.`
export const takeLeast = (least: number): string => `Wybierz co najmniej ${least}.`
export const takeMost = (most: number): string => `Wybierz najwyżej ${most}.`

export const amount = 'Kwota w\u00a0złotych'
export const otherAmount = 'Inna kwota w\u00a0złotych'
export const amountFrom = (from: string): string => `Kwota od ${from}.`
export const amountWithin = (from: string, to: string): string => `Kwota od ${from} do ${to}.`
export const amountUnreadable = 'Podaj kwotę, na przykład 50 albo 50,50.'

/** Stems of words by which a question is known to be about lodging, meals, rides or terms. */
export const aboutWhatIsAlike =
  /nocleg|pok[oó]j|zakwaterow|posił|wyżywien|obiad|kolacj|śniada|diet|przejazd|dojazd|przyjazd|powr[oó]t|transport|autokar|turnus|termin/i
