import { formatMoney } from '#domain/values/money.ts'
import { tie } from '../text/typography.ts'
import { minutesAccusative } from './spans.ts'

/** The messages of refusals at their fields, by what was asked for; the titles of the codes are in `refusals.ts`. */
export const refusalMessages = {
  moreProblems: (more: number) => tie(`To nie wszystko: do poprawienia jest jeszcze ${more}.`),

  allotment: {
    unknown: 'Nie ma takich wydzielonych miejsc.',
    ofAnotherLimit: 'Te miejsca są wydzielone z\u00a0innego limitu. Wydziel nowe.',
    noSuchLimit: 'To wydarzenie nie ma takiego limitu miejsc.',
  },

  definition: {
    /** @param lost the sentence that says what the new version lacks */
    chosen: (lost: string) => `${lost} Ktoś to wybrał.`,
  },

  draft: {
    staffOnSite: 'Na stronie zapisów nie można zgłaszać jako obsługa.',
    manyUnknown: tie('Zgłoszenie wymienia wiele rzeczy, których to wydarzenie nie ma. Odśwież stronę.'),
    hasEntered: tie('Ta osoba weszła już na wydarzenie. Zmiany może wprowadzić tylko organizator.'),
    anotherPerson: tie(
      'To inna osoba. Miejsce można przekazać tylko na zasadach organizatora: napisz do niego.',
    ),
    needsApproval: (name: string) =>
      tie(`„${name}” musi potwierdzić organizator. Napisz do niego, a on wprowadzi tę zmianę.`),
  },

  /** Limits against abuse, and limits of one person. */
  limit: {
    unpaidOrders: (held: number) =>
      tie(
        `Pod tym adresem czekają już miejsca bez wpłaty (${held}). Opłać wcześniejsze zgłoszenie albo dopisz do niego osoby na stronie „Moje zgłoszenie”.`,
      ),
    tooManyCodes: (minutes: number) =>
      tie(
        `Za dużo różnych haseł i kodów naraz. Wpisz właściwy za ${minutesAccusative(minutes)} albo zostaw to pole puste.`,
      ),
    /** @param minutes null for longer than an hour */
    tooManyPeople: (minutes: number | null) => {
      const wait = minutes === null ? 'jutro' : `za ${minutesAccusative(minutes)}`
      return tie(
        `Za dużo zgłoszeń z różnymi danymi osób. Wyślij to zgłoszenie ${wait} albo napisz do organizatora.`,
      )
    },
    codeUsed: tie('Ten kod został już wykorzystany.'),
    perPerson: (limit: string) =>
      tie(
        `${limit}: ktoś z tego zgłoszenia ma już wykorzystany limit na jedną osobę. Sprawdź, czy nie ma jej w innym zgłoszeniu, albo napisz do organizatora.`,
      ),
    perAddress: (limit: string) =>
      tie(
        `${limit}: limit na jeden adres e-mail nie wystarcza na to zgłoszenie. Zmniejsz je albo napisz do organizatora.`,
      ),
  },

  handOver: {
    noEmail: 'Podaj adres e-mail nowej osoby: dostanie link, którym przyjmie miejsce.',
    unknownGiver: 'Tej osoby nie ma w\u00a0zgłoszeniu.',
    takenOver: tie('To miejsce zostało już przekazane innej osobie.'),
    knownSuccessor: 'Ta osoba jest już w\u00a0zgłoszeniu.',
    hasEntered: tie('Ta osoba weszła już na wydarzenie, więc jej miejsca nie można przekazać.'),
    notHeld: tie('Z miejscem przechodzi tylko to, co już jest wybrane. Resztę można dobrać później.'),
    needsApproval: (name: string) =>
      tie(`„${name}” musi potwierdzić organizator. Napisz do niego, a on przekaże to miejsce.`),
  },

  cash: {
    noReason: 'Napisz, skąd jest różnica.',
    tooMuch: (inDrawer: number) => `W\u00a0kasie jest ${formatMoney(inDrawer)}. Podaj mniej.`,
  },

  payment: {
    lessThanFees: (fees: number) =>
      `Kwota obejmuje opłaty za zmiany (${formatMoney(fees)}), więc nie może być niższa.`,
    dayToCome: 'Ten dzień jeszcze nie nadszedł.',
    amount: (from: string, to: string) => (from === to ? `Wpłać ${from}.` : `Wpłać od ${from} do ${to}.`),
    refundAccount: 'Ten numer konta się nie zgadza. Sprawdź wszystkie 26 cyfr.',
  },

  waitingList: {
    smallestTooSmall: (least: number) => `Przy tak dużej grupie podaj co najmniej\u00a0${least}.`,
  },
}
