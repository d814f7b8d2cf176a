import type { Question } from '#domain/event/definition/definition.ts'
import type { TicketState } from '#domain/lists/cell.ts'

/** Words of the lists of the office: columns, filters and their values. */

export const listNames = { people: 'Uczestnicy', registrations: 'Zgłoszenia' } as const

export const columnNames = {
  firstName: 'Imię',
  lastName: 'Nazwisko',
  number: 'Zgłoszenie',
  age: 'Wiek',
  born: 'Data urodzenia',
  sex: 'Płeć',
  state: 'Stan zgłoszenia',
  paid: 'Wpłata',
  total: 'Do zapłaty razem',
  sumPaid: 'Wpłacono',
  left: 'Pozostało do zapłaty',
  ticket: 'Bilet',
  entered: 'Wejście',
  contact: 'Kontakt',
  email: 'E-mail',
  phone: 'Telefon',
  time: 'Zapis',
  lacking: 'Do uzupełnienia',
  tags: 'Etykiety',
  people: 'Osoby',
  count: 'Liczba osób',
  slot: 'Godzina wejścia',
} as const

export const filterNames = {
  state: 'stan',
  paid: 'wpłata',
  ticket: 'bilet',
  lacking: 'do uzupełnienia',
  age: 'wiek',
  left: 'kwota do zapłaty',
  day: 'dzień zapisu',
  tag: 'etykieta',
  sex: 'płeć',
  documents: 'dowolny dokument',
} as const

export const filterSexes = { FEMALE: 'kobieta', MALE: 'mężczyzna', '-': 'nie podano' } as const

export const ticketStates: Readonly<Record<TicketState, string>> = {
  none: 'bez biletu',
  unused: 'niesprawdzony',
  used: 'sprawdzony',
}

export const sexes = { MALE: 'M', FEMALE: 'K' } as const

/** Values of a filter of an answer or an extra besides its options. */
export const given = { some: 'jest', none: 'brak', yes: 'tak', no: 'nie' } as const

/** Of a document that the staff check the answer is its file: how it stands has a column of its own, under its name. */
export const labelOfAnswer = ({ label, files }: Pick<Question, 'label' | 'files'>): string =>
  files?.toCheck === true ? `${label} (plik)` : label
