/** The state of a registration: what happened, as the heading, and what comes next. */

export const held = 'Zgłoszenie w\u00a0trakcie'
export const heldNext = 'Dokończ je, żeby zająć miejsca.'
export const accepted = 'Zgłoszenie przyjęte'
export const acceptedUnpaid = 'Zgłoszenie przyjęte, czeka na wpłatę'
/** @param until null where no term is running; so in all of these */
export const placesWait = (until: string | null): string => `Miejsca czekają${upTo(until)}.`
export const toPay = (amount: string, until: string | null): string =>
  `Do zapłaty: ${amount}${upTo(until)}. Do tego czasu miejsca czekają, potem przejdą na innych.`
export const confirmed = 'Udział potwierdzony'
/** @param email empty: there is none */
export const confirmedNext = (email: string): string =>
  email === ''
    ? 'Bilety są niżej. Do zobaczenia!'
    : `Bilety są niżej i w wiadomości wysłanej na adres ${email}. Do zobaczenia!`
export const expired = 'Zgłoszenie wygasło'
export const paidLate = 'Wpłata nie dotarła na czas, więc miejsca wróciły do puli.'
export const maybeOnItsWay =
  'Nic nie trzeba płacić. Jeśli przelew jest w drodze: gdy dotrze i będą wolne miejsca, przywrócimy zgłoszenie, a jeśli nie, oddamy całą kwotę.'
export const cancelled = 'Zgłoszenie anulowane'
export const cancelledNext = 'Miejsca wróciły do puli.'
export const withdrawn = 'Zgłoszenie porzucone'
export const withdrawnNext = 'Nie zostało potwierdzone, nic nie trzeba płacić.'
export const waiting = 'Lista rezerwowa'
export const waitingNext = 'Gdy zwolnią się miejsca, damy znać e-mailem.'

export const calledOff = 'Wydarzenie się nie odbędzie'
export const calledOffBecause = (reason: string): string => `Organizator je odwołał. Powód: ${reason}`
export const nothingToPay = 'Nic nie trzeba płacić. Jeśli wpłata jest w\u00a0drodze, oddamy całą kwotę.'

export const refusedByBank = 'Bank odrzucił płatność'
export const abandoned = 'Płatność przerwana'
export const nothingTaken = 'Nic nie pobrano.'
/** @param moment in the genitive: 'środy 25 listopada, 23:59' */
export const placesWaitUntil = (moment: string): string => `Miejsca czekają do ${moment}.`
/** After 'do', from Monday. */
export const weekdays = ['poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty', 'niedzieli']

export const notApproved = 'Organizator nie potwierdził zgłoszenia'
export const because = (reason: string): string => `Powód: ${reason}`
export const choice = (until: string | null): string =>
  `Możesz wziąć udział na zwykłych zasadach albo zrezygnować. Miejsca trzymamy${upTo(until)}. Żeby wziąć udział, napisz do organizatora.`
export const awaitsDecision = 'Zgłoszenie przyjęte, czeka na decyzję'
export const awaitsDecisionNext = 'Organizator musi je jeszcze zaakceptować. Odpowiedź przyjdzie e-mailem.'
export const nothingUntilThen = 'Do tego czasu nic nie płacisz.'

const upTo = (until: string | null) => (until === null ? '' : ` do ${until}`)
