import { LEAST_DONATION, MOST_DONATION } from '#domain/collection/donation-rules.ts'
import { formatMoney } from '#domain/values/money.ts'
import { pluralChooser } from '../../text/plural.ts'

/** The page of a collection, the form of a donation and the thanks for it. */

const choose = pluralChooser('pl')

export const kind = 'Zbiórka'
export const kindUntil = (day: string): string => `Zbiórka, do ${day}`
export const progressLabel = 'Postęp zbiórki'
export const raisedLabel = 'Ile zebraliśmy'
export const ofGoal = (goal: string): string => `z\u00a0${goal}`

const donorsWords = (count: number): string =>
  `${count}\u00a0${choose(count, { one: 'darowizna', few: 'darowizny', many: 'darowizn', other: 'darowizny' })}`

const daysWords = (days: number): string =>
  choose(days, {
    one: 'został 1\u00a0dzień',
    few: `zostały ${days}\u00a0dni`,
    many: `zostało ${days}\u00a0dni`,
    other: `zostało ${days}\u00a0dnia`,
  })

/** '412 darowizn, zostało 14 dni.' */
export function meta(donations: number, daysLeft: number | null): string {
  const parts = [
    donations === 0 ? 'Jeszcze nikt nie wpłacił' : donorsWords(donations),
    ...(daysLeft === null || daysLeft === 0
      ? []
      : [daysLeft === 1 ? 'dziś ostatni dzień' : daysWords(daysLeft)]),
  ]
  return `${parts.join(', ')}.`
}

export const reached = 'Cel osiągnięty. Każda kolejna wpłata też pomoże.'

export const give = 'Dołóż się'
export const amounts = 'Kwota'
export const otherAmount = 'Inna kwota'
export const otherAmountLabel = 'Ile złotych'
export const amountHint = `Od ${formatMoney(LEAST_DONATION)} do ${formatMoney(MOST_DONATION)}.`
export const chooseAmount = 'Wybierz kwotę'
export const email = 'E-mail'
export const emailHint = 'Tylko na potwierdzenie i\u00a0podziękowanie.'
export const showName = 'Pokaż moje imię na liście'
export const showNameHint = 'bez zgody: „Bez imienia”'
export const name = 'Jak pokazać'
export const nameHint = 'Na przykład: Halina S., Rodzina Bielik, Klasa 4b.'
export const donor = 'Imię i\u00a0nazwisko do potwierdzenia'
export const donorHint = 'Możesz zostawić puste.'
export const send = (sum: string): string => `Przekazuję ${sum}`
export const sending = 'Przechodzę do płatności…'
export const noFee = (brand: string): string =>
  `Bez rejestracji. ${brand} nie pobiera od darowizn żadnej opłaty, a\u00a0pieniądze trafiają prosto do organizatora. Bramka płatności może mu potrącić swoją.`
export const closed = 'Ta zbiórka już się skończyła. Dziękujemy wszystkim, którzy pomogli.'
export const notTaking = 'Ta zbiórka nie przyjmuje teraz wpłat przez internet. Napisz do organizatora.'
export const failed = 'Nie udało się rozpocząć płatności. Spróbuj ponownie, nic nie zostało pobrane.'
export const offline = 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
export const withoutScript = 'Żeby wpłacić, włącz JavaScript w\u00a0przeglądarce albo napisz do organizatora.'

export const donors = 'Kto już jest z\u00a0nami'
export const donorsNote = 'Z\u00a0imienia pokazujemy tylko osoby, które się na to zgodziły.'
export const unnamed = 'Bez imienia'
export const showAll = (count: number): string => `Pokaż więcej: ${count}`

export const whoCollects = 'Kto zbiera'
export const legal =
  'Wpłata jest darowizną. Potwierdzenie (PDF) przychodzi e-\u2060mailem. Wpłaty przez internet nie są zbiórką publiczną, dlatego nie mają numeru w\u00a0portalu zbiórek.'

export const collectionsHeading = 'Zbiórki'
export const look = 'Zobacz zbiórkę'

export const thanks = 'Dziękujemy!'
export const arrived = (sum: string): string => `${sum} dotarło.`
export const arrivedFor = (sum: string, what: string): string => `${sum} dotarło: ${what}.`
export const wentBack = 'Darowizna wraca'
export const wentBackSays = (sum: string): string => `Organizator zwraca ${sum} tą samą drogą.`
export const checking = 'Sprawdzamy wpłatę'
export const checkingSays =
  'Bank jeszcze nie potwierdził wpłaty. Ta strona sama się odświeży. Możesz ją też zamknąć: potwierdzenie przyjdzie e-mailem.'
export const backToPayment = 'Wróć do płatności'
export const notPaid = 'Wpłata nie doszła do skutku'
export const notPaidSays = 'Nic nie zostało pobrane. Możesz spróbować jeszcze raz.'
export const tryAgain = 'Spróbuj jeszcze raz'
export const share = 'Wyślij link dalej'
export const shared = 'Link skopiowany.'
export const confirmation = 'Potwierdzenie darowizny, PDF'
export const nameLater = 'możesz to cofnąć w\u00a0każdej chwili'
export const saveName = 'Zapisz'
export const saved = 'Zapisano.'
export const backToCollection = 'Wróć do zbiórki'
