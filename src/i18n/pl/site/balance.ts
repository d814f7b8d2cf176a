/** The sums of a registration: what was paid, what is left. */

export const heading = 'Wpłaty'
export const price = 'Cena'
/** Of a registration that does not count any more. */
export const priceBefore = 'Cena przed anulowaniem'
export const decided = 'Decyzja organizatora'
export const changeFee = 'Opłata za zmianę zgłoszenia'
export const handOverFee = 'Opłata za przekazanie miejsca'
export const paid = 'Wpłacono'
export const kept = 'Zostaje u\u00a0organizatora'
export const refunded = 'Zwrócono'
export const toPay = 'Do zapłaty'
export const toPayAfterApproval = 'Do zapłaty po akceptacji'
export const partUntil = (name: string, day: string): string => `${name}, do ${day}`
export const partPaid = 'Opłacone'
export const onItsWay = 'Zwrot w\u00a0drodze'
export const toRefund = 'Do zwrotu'
export const overpaid = 'Nadpłata'
/** The price of another day of payment (flow C10). */
export const nextPrice = ({
  now,
  until,
  from,
  next,
}: Readonly<Record<'now' | 'until' | 'from' | 'next', string>>) =>
  `${now}, jeśli zapłacisz do ${until}. Od ${from}: ${next}.`
