import { counts } from '../counts.ts'

/** 'Lista rezerwowa': the page of an entry, and the offer. */

export const heading = 'Lista rezerwowa'
export const accept = 'Przyjmij'
export const leave = 'Zrezygnuj z\u00a0czekania'
export const decline = 'Odrzuć'
export const back = 'Wstecz'
export const people = 'Osoby'
export const term = 'Termin'
export const entryHour = 'Wejście'
export const cost = 'Koszt'

export const states = {
  waiting: 'Czeka w\u00a0kolejce',
  offered: 'Czeka na decyzję',
  accepted: 'Przyjęte',
  declined: 'Odrzucone',
  lapsed: 'Wygasło',
  given_up: 'Rezygnacja',
  called_off: 'Odwołane',
}

export const isWaiting = 'Jesteś na liście rezerwowej'
export const waitTogether = (size: number): string => `Liczba osób, które czekają razem: ${size}.`
/** @param price the sentence on the day whose prices apply */
export const nothingNow = (price: string): string => `${price} Teraz nic nie płacisz.`
export const weWrite = (email: string): string =>
  `Gdy miejsca się zwolnią, napiszemy na adres ${email}. Czekanie do niczego nie zobowiązuje.`
export const thisLink =
  'Link do tej strony wysłaliśmy na ten sam adres: tu widać miejsce w kolejce i tu można zrezygnować.'

export const isOffered = (size: number): string =>
  size === 1 ? 'Mamy dla ciebie miejsce' : 'Mamy dla was miejsca'
export const offeredUnknown = 'Mamy miejsca'
export const yourTurn = (size: number): string => `Przyszła twoja kolej: ${counts.placesFreed(size)}.`
export const fewerThanAll = (all: number): string =>
  `To mniej niż cała grupa (${all}), zgodnie z ustaleniem przy zapisie.`
export const decideUntil = (until: string): string =>
  `Decyzja do: ${until}. Do tego czasu miejsca są trzymane, potem zaproponujemy je kolejnej osobie.`

export const isAccepted = 'Miejsca przyjęte'
export const registered = (email: string): string =>
  `Zgłoszenie jest złożone. Link do niego wysłaliśmy na adres ${email}.`
export const isDeclined = 'Propozycja odrzucona'
export const isLapsed = 'Czas na decyzję minął'
export const offeredToOthers = 'Miejsca proponujemy kolejnej osobie. Nic nie trzeba płacić.'
export const again = 'Jeśli nadal chcesz wziąć udział, zapisz się albo dopisz do listy jeszcze raz.'
export const isGivenUp = 'Nie czekasz już na liście'
export const nothingToDo = 'Nic nie trzeba robić ani płacić.'
export const isCalledOff = 'Wydarzenie się nie odbędzie'
export const listClosed =
  'Organizator je odwołał. Lista rezerwowa jest zamknięta. Nic nie trzeba robić ani płacić.'

export const declining = 'Odrzucasz propozycję'
export const leaving = 'Rezygnujesz z\u00a0czekania'
export const decliningMeans = 'Miejsca dostanie kolejna osoba. Tego nie można cofnąć.'
export const leavingMeans = 'Miejsce w\u00a0kolejce przepadnie. Tego nie można cofnąć.'
export const confirmLeaving = 'Potwierdzam rezygnację'
export const stay = 'Nie rezygnuję'
export const saving = 'Zapisuję…'

export const summary = 'Podsumowanie'
export const awaitsApproval =
  'Część zgłoszenia czeka na potwierdzenie organizatora. O\u00a0decyzji damy znać e-mailem.'
