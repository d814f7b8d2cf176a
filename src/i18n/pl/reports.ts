import { tie } from '../text/typography.ts'

/** Words of the reports of an event and of the lists to print. */

export const reportNames = {
  day: 'Zapisy dzień po dniu',
  state: 'Stan zgłoszeń',
  age: 'Wiek',
  sex: 'Płeć',
} as const

export const unknownOf = 'nie podano'

export const sexNames = { FEMALE: 'kobiety', MALE: 'mężczyźni' } as const

export const ageBand = (from: number | null, to: number | null): string =>
  to === null ? `od ${from} lat` : `${from}–${to} lat`

export const someNames = { '+': 'wybrano', yes: 'tak', no: 'nie' } as const

export const moneySums = {
  price: 'Do zapłaty za zgłoszenia',
  fees: 'Opłaty za zmiany',
  paid: 'Wpłynęło',
  refunded: 'Zwrócono',
  kept: 'Zatrzymano po rezygnacjach',
  unpaid: 'Jeszcze do zapłaty',
  overpaid: 'Nadpłaty',
} as const

export const wayNames: Readonly<Record<string, string>> = {
  cash: 'gotówka',
  terminal: 'terminal',
  transfer: 'przelew',
  by_hand: 'przelew lub gotówka, poza bramką',
  test: 'bramka testowa',
}

export const rateNames: Readonly<Record<string, string>> = {
  exempt: 'zw.',
  none: 'bez VAT',
  mixed: 'zależna od osoby',
}

export const keptNames: Readonly<Record<string, string>> = {
  resigned: 'opłata za rezygnację',
  donation: 'darowizna',
  donation_returned: 'oddana darowizna',
  hand_over_difference: 'różnica przy przekazaniu miejsca',
}

/** The accounting file. */
export const settlementFile = {
  name: 'Rozliczenie',
  head: ['Część', 'Dzień', 'Sposób', 'Nazwa', 'Opcja', 'Stawka VAT', 'Sztuk', 'Netto', 'VAT', 'Kwota'],
  sum: 'Suma',
  payment: 'Wpłata',
  refund: 'Zwrot',
  item: 'Sprzedaż',
  donation: 'Darowizna',
  beside: 'Korekty biura',
  discount: 'Zniżka',
  subsidy: 'Dopłata',
  kept: 'Zatrzymano',
} as const

export const printHeads = {
  option: 'Wybór',
  group: 'Grupa',
  count: 'Liczba',
  name: 'Imię i\u00a0nazwisko',
  together: 'Razem',
  signature: 'Podpis',
  collector: 'Kto odebrał',
  hour: 'Godzina',
  position: 'Lp.',
} as const

/** The list of who has care of whom. */
export const carerHeads = { role: 'Funkcja', phone: 'Telefon', care: 'Opieka' } as const

/** The list for the kitchen. */
export const kitchenWords = {
  byDay: 'Posiłki dzień po dniu',
  ofEvent: 'Posiłki na całe wydarzenie',
  day: 'Dzień',
  meal: 'Posiłek',
  portions: 'Porcje',
  answer: 'Odpowiedź',
  people: 'Osoby',
  registrations: 'Zgłoszenia',
  named: 'Kogo dotyczą diety i\u00a0alergie',
  namedRegistrations: 'Których zgłoszeń dotyczą diety i\u00a0alergie',
  uncounted: 'zależy od osoby',
} as const

/** Prints by their keys. */
const PRINTS: Readonly<Record<string, string>> = {
  kuchnia: 'Lista dla kuchni',
  opiekunowie: 'Opiekunowie z\u00a0telefonami',
  rozmiary: 'Rozmiary i\u00a0pamiątki',
  ubezpieczenie: 'Lista do ubezpieczenia',
  medycy: 'Lista dla medyków',
  grupy: 'Listy grup',
  odbior: 'Lista odbioru dzieci',
  obecnosc: 'Lista obecności z\u00a0podpisami',
}

/** How a print is called: 'Listy grup', 'Przystanki: Autokar powrotny'. @param of the extra that it is about */
export const printName = ({ key, of }: { readonly key: string; readonly of: string | null }): string =>
  of === null ? (PRINTS[key] ?? key) : `Przystanki: ${tie(of)}`
