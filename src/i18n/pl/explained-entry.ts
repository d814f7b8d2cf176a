import type { LedgerExplanation } from '#domain/payment/ledger-entry.ts'
import { formatMoney } from '#domain/values/money.ts'
import { retentionReasonText } from './retention-reason.ts'
import { dayText, lastMomentText } from './spans.ts'

const WAYS = { cash: 'gotówką', terminal: 'kartą w\u00a0biurze', transfer: 'przelewem' } as const

/**
 * Why an entry is in the ledger, in sentences for the payer: without the words that the staff have written for
 * themselves.
 */
export function explainedEntry(explanation: LedgerExplanation): readonly string[] {
  switch (explanation.code) {
    case 'registered':
      return ['Tyle wynosi cena z\u00a0chwili zapisu, pozycja po pozycji.']
    case 'paid_online':
      return [
        'Płatność internetowa, potwierdzona przez operatora płatności.',
        ...(explanation.asked === undefined ? [] : [`Do zapłaty było ${formatMoney(explanation.asked)}.`]),
      ]
    case 'paid_in_currency':
      return ['Wpłata przyszła w\u00a0innej walucie, dlatego na razie nie pokrywa należności.']
    case 'paid_by_hand':
      return [`Zapłacono ${WAYS[explanation.way]}, dnia ${dayText(explanation.day)}.`]
    case 'resigned':
      return explanation.reasons.length === 0
        ? ['Tyle zostaje u\u00a0organizatora według zasad rezygnacji.']
        : ['Tyle zostaje u\u00a0organizatora:', `${explanation.reasons.map(retentionReasonText).join('; ')}.`]
    case 'change_fee':
      return [feeWords('Opłata za zmianę zgłoszenia', explanation.until)]
    case 'hand_over_fee':
      return [feeWords('Opłata za przekazanie miejsca', explanation.until)]
    case 'moved_away':
      return [`Nadpłata przeszła na zgłoszenie ${explanation.to}.`]
    case 'moved_here':
      return [`Nadpłata przyszła ze zgłoszenia ${explanation.from}.`]
    default:
      return [PLAIN[explanation.code]]
  }
}

const feeWords = (name: string, until: string | null) =>
  until === null ? `${name}.` : `${name} zgłoszoną do ${lastMomentText(until)}.`

type Plain = Exclude<
  LedgerExplanation['code'],
  | 'registered'
  | 'paid_online'
  | 'paid_in_currency'
  | 'paid_by_hand'
  | 'resigned'
  | 'change_fee'
  | 'hand_over_fee'
  | 'moved_away'
  | 'moved_here'
>

const PLAIN: Readonly<Record<Plain, string>> = {
  payment_reversed: 'Wpłata była zaksięgowana przez pomyłkę, dlatego została wycofana.',
  refunded: 'Zwrot tą samą drogą, którą przyszła wpłata.',
  refunded_by_hand: 'Zwrot w\u00a0biurze albo przelewem.',
  changed: 'Zgłoszenie zostało zmienione: to różnica między ceną po zmianie i\u00a0ceną przed zmianą.',
  handed_over: 'Miejsce zostało przekazane: to różnica między ceną nowej osoby i\u00a0poprzedniej.',
  hand_over_difference: 'Nowa osoba płaci mniej, a\u00a0różnica według zasad nie jest zwracana.',
  payment_day: 'Cena zależy od dnia wpłaty, a\u00a0wpłata przyszła innego dnia niż zapis.',
  by_decision: 'Kwotę zmieniła decyzja organizatora.',
  cancelled: 'Zgłoszenie zostało anulowane, dlatego nic nie trzeba już płacić.',
  expired: 'Zgłoszenie wygasło bez wpłaty, dlatego nic nie trzeba płacić.',
  revived: 'Wpłata przyszła po terminie, były wolne miejsca, dlatego zgłoszenie wróciło z\u00a0tą samą ceną.',
  donation: 'Darowizna zostaje u\u00a0organizatora.',
  donation_returned: 'Darowizna wraca na prośbę osoby, która ją dała.',
  fee_waived: 'Nieopłaconej opłaty nie trzeba już płacić.',
}
