import { pluralChooser } from '../../text/plural.ts'
import { counts } from '../counts.ts'

/** The step of payment: how much now, in which way, and what has become of it. */

const choose = pluralChooser('pl')
const waitFor = (places: number) =>
  choose(places, { one: 'czeka', few: 'czekają', many: 'czeka', other: 'czeka' })

export const heading = 'Płatność'
export const stepOf = (at: number, of: number): string => `${at} z\u00a0${of}`
export const accepted = 'Zgłoszenie przyjęte.'
/** Before the moment; after it a full stop. */
export const placesWaitUntil = (places: number): string =>
  `${counts.places(places)} ${waitFor(places)} na wpłatę do`

export const howMuch = 'Ile teraz'
export const restUntil = (rest: string, until: string | null): string =>
  `reszta ${rest}${until === null ? '' : ` do ${until}`}`
export const whole = 'Całość'
export const other = 'Inna kwota'
export const from = (least: string): string => `od ${least}`
export const zloty = 'zł'
export const otherInZloty = 'Inna kwota w\u00a0złotych'
export const remains = (rest: string, until: string | null): string =>
  `Zostanie ${rest}${until === null ? '' : ` do ${until}`}.`
export const nothingRemains = 'To cała kwota, nic więcej nie zostanie do zapłaty.'
export const amountWithin = (least: string, most: string): string => `Wpisz kwotę od ${least} do ${most}.`
export const toPay = 'Do zapłaty'

export const how = 'Jak'
export const otherWay = 'Zapłać inaczej'
export const ways = {
  blik: 'BLIK',
  card: 'Karta, Apple Pay, Google Pay',
  quick_transfer: 'Szybki przelew',
  transfer: 'Zwykły przelew',
}
export const wayNotes = {
  blik: 'kod z\u00a0aplikacji banku',
  card: '',
  quick_transfer: 'zalogujesz się do swojego banku',
  transfer: 'idzie 1–2 dni robocze',
}
export const atGateway = 'Dokończysz na stronie operatora płatności i\u00a0wrócisz tutaj.'
export const goesTo = (organiser: string): string => `Pieniądze idą prosto do organizatora: ${organiser}.`
export const later = 'Zapłacę później'
export const noWay = 'Płatności przez internet jeszcze tu nie działają. Organizator powie, jak zapłacić.'
export const ask = (reach: string): string => `Pytania przyjmuje organizator: ${reach}.`
export const needsScript =
  'Do płatności przez internet potrzebny jest JavaScript. Zgłoszenie jest przyjęte, a\u00a0zapłacić można także później.'

export const transferSoon = 'Przelew idzie 1–2 dni robocze. Zleć go tak, żeby dotarł na czas.'
export const amount = 'Kwota'
export const account = 'Numer konta'
export const title = 'Tytuł przelewu'
export const recipient = 'Odbiorca'
export const copy = {
  amount: 'Kopiuj kwotę',
  account: 'Kopiuj numer konta',
  title: 'Kopiuj tytuł',
  recipient: 'Kopiuj odbiorcę',
}
export const copied = 'Skopiowano.'
export const notCopied = 'Nie udało się skopiować. Zaznacz tekst i\u00a0skopiuj go.'
export const transferDone = 'Mam te dane, przejdź do zgłoszenia'

export const checkingHeading = 'Sprawdzam wpłatę…'
export const confirmInApp = (sum: string): string =>
  `Jeśli bank prosi o\u00a0potwierdzenie, potwierdź ${sum} w\u00a0jego aplikacji.`
export const mayLeave = 'Możesz zamknąć tę stronę,'
export const willTell = (until: string | null): string =>
  `damy znać e-mailem.${until === null ? '' : ` Miejsca czekają do ${until}, także gdy ta płatność się nie uda.`}`
export const willTellNobody = (until: string | null): string =>
  `wpłata i\u00a0tak dotrze.${until === null ? '' : ` Miejsca czekają do ${until}, także gdy ta płatność się nie uda.`}`
export const notSeen = 'Nie widzisz prośby w\u00a0aplikacji?'
export const notSeenNext =
  'Odśwież aplikację banku. Inny sposób zapłaty pokażemy, gdy bank odpowie, żeby nic nie pobrało się dwa razy.'
export const stillOpen =
  'Operator płatności nie ma jeszcze tej wpłaty. Jeśli płatność została przerwana, wróć do niej: to ta sama płatność, więc nic nie pobierze się dwa razy. Sprawdzam dalej.'
export const goToRegistration = 'Przejdź do zgłoszenia'
export const earlierIsOpen =
  'Poprzednia płatność nie jest jeszcze zakończona. Jeśli bank ją też potwierdzi, nadpłata będzie do zwrotu.'

export const refusedHeading = 'Bank nie potwierdził płatności'
export const abandonedHeading = 'Płatność przerwana'
export const nothingTaken = 'Nic nie pobrano.'
/** @param until null where no term is running */
export const stillWait = (places: number, until: string | null): string =>
  until === null
    ? 'Zgłoszenie nadal jest przyjęte.'
    : `${counts.places(places)} nadal ${waitFor(places)} do ${until}.`

export const depositArrived = 'Zaliczka dotarła'
export const moneyArrived = 'Wpłata dotarła'
export const placesAreYours = (places: number): string =>
  places === 1 ? 'miejsce jest twoje' : 'miejsca są wasze'
export const numbered = (number: string): string => `Zgłoszenie ${number}`
/** @param email empty: there is none */
export const confirmationComes = (email: string): string =>
  email === '' ? '' : `Potwierdzenie idzie na ${email}.`
export const paid = 'Wpłacono'
export const untilDay = (day: string): string => `Do ${day}`
export const myRegistration = 'Moje zgłoszenie'
export const payRest = 'Zapłać resztę teraz'
export const next = 'Co dalej'
