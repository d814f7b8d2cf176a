import { counts } from '../counts.ts'

/** Message 2: confirmed, with the tickets of the whole family in one mail. */
export const ticketsMailWords = {
  title: (event: string) => `Do zobaczenia! ${event}`,
  subject: (event: string, headcount: number | null) =>
    `Do zobaczenia! ${headcount === null ? 'Bilety' : 'Bilet'} na: ${event}`,
  paid: (amount: string) => `Dzień dobry! Wpłata ${amount} dotarła, udział jest potwierdzony.`,
  confirmed: 'Dzień dobry! Udział jest potwierdzony.',
  /** @param people how many, where it is worth stating */
  tickets: (people: number) =>
    `Niżej są bilety dla\u00a0${counts.peopleGenitive(people)}. Wystarczy pokazać je z\u00a0telefonu.`,
  ticket: (people: number | null) =>
    `Niżej jest bilet${people === null ? '' : ` dla\u00a0${counts.peopleGenitive(people)}`}. Wystarczy pokazać go z\u00a0telefonu.`,
  button: 'Pokaż bilety',
}
