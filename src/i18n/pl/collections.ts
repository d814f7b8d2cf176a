import { LEAST_DONATION, MOST_DONATION } from '#domain/collection/donation-rules.ts'
import { formatMoney } from '#domain/values/money.ts'

/** Sentences about collections and donations that are not of a page or a mail alone. */

export const donationAmountMessage = `Wpisz kwotę od ${formatMoney(LEAST_DONATION)} do ${formatMoney(MOST_DONATION)}.`
export const donorNameMessage = 'Wpisz imię, które ma być na liście, albo odznacz zgodę.'

export const donationFileWords = {
  head: ['Dzień', 'Rodzaj', 'Numer', 'Kwota', 'Imię', 'E-mail', 'Bramka', 'Numer transakcji'],
  kinds: { donation: 'Darowizna', donation_refund: 'Zwrot darowizny' },
} as const

/** The name of the file with a confirmation. */
export const confirmationFile = (number: string): string => `potwierdzenie-darowizny-${number}.pdf`

export const confirmationWords = {
  heading: 'Potwierdzenie darowizny',
  title: (number: string): string => `Potwierdzenie darowizny ${number}`,
  amount: 'Kwota',
  day: 'Dzień otrzymania',
  purpose: 'Cel',
  donor: 'Darczyńca',
  recipient: 'Obdarowany',
  isDonation:
    'Pieniądze wpłynęły przez internetową bramkę płatności na konto obdarowanego jako darowizna na podany cel. Do odliczenia darowizny od podatku potrzebny jest też dowód wpłaty z\u00a0banku.',
  madeBySystem: 'Dokument powstał automatycznie i\u00a0jest ważny bez podpisu.',
} as const
