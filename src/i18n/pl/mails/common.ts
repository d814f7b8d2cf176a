/** Sentences of more than one mail, the footer of all, and the parts of a ticket. */
export const commonMailWords = {
  seeRegistration: 'Zobacz zgłoszenie',
  notYou: 'Jeśli to nie Ty, odpowiedz na tę wiadomość.',
  mistake: 'Jeśli to pomyłka, nie trzeba nic robić.',
  nothingToPay: 'Nic nie trzeba płacić.',
  byStaff: 'organizator',
  byLink: 'osoba z\u00a0linkiem do zgłoszenia',

  people: (names: readonly string[]) => `Osoby: ${names.join(', ')}.`,
  headcount: (count: number) => `Liczba osób: ${count}.`,

  term: (term: string) => `Termin: ${term}.`,
  meeting: (known: readonly string[]) => `Spotykamy się: ${known.join(', ')}.`,

  ticket: {
    pictureAlt: (name: string) => `Kod QR biletu: ${name}`,
    inText: (nameAndWhen: string, code: string) => `Bilet: ${nameAndWhen}, kod ${code}`,
    fileName: (name: string) => `bilet ${name}.png`,
  },

  documentVersion: (version: number) => `Wersja ${version}`,
  documentOf: (organiser: string) => `Organizator: ${organiser}`,

  footer: {
    registration: (number: string) => `Zgłoszenie ${number}`,
    organiser: (nameAndAddress: string) => `Organizatorem i stroną umowy jest ${nameAndAddress}.`,
    nip: (nip: string) => `NIP\u00a0${nip}`,
    questions: (reach: string) => `Pytania: ${reach}.`,
    system: (brand: string) => `${brand} dostarcza system zapisów.`,
  },
}
