/** What a change costs, beside the form that changes a registration. */

export const nothingYet = 'Na razie nic.'
export const counting = 'Liczę…'
export const saving = 'Zapisuję…'
/** For a screen reader, before the values. */
export const was = 'było: '
export const is = 'jest: '
export const insteadOf = 'zamiast '
export const meanwhile = 'Zmieniło się bez ciebie:'
export const countAgain = 'Policz jeszcze raz'

export const samePrice = 'Cena bez zmian'
export const newPrice = 'Nowa cena'
export const fee = 'Opłata za zmianę zgłoszenia'
export const feeUntil = (until: string): string => `Tyle do ${until}`
export const feesBefore = 'Wcześniejsze opłaty'
export const kept = 'Zostaje u\u00a0organizatora'
export const paid = 'Wpłacono'
export const partUntil = (name: string, day: string | null): string =>
  day === null ? name : `${name}, do ${day}`
export const sameWay =
  'Wróci tą samą drogą, którą przyszły pieniądze. Stan zwrotu zobaczysz na stronie zgłoszenia.'

export const toPay = 'Do zapłaty'
export const toPayMore = 'Do dopłaty'
export const toRefund = 'Do zwrotu'
export const nothingToPay = 'Bez dopłaty'
