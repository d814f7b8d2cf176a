import { tie } from '../../text/typography.ts'

/** The mail by which an organiser confirms the address for replies. */
export const senderMailWords = {
  subject: (organiser: string) => `Potwierdź adres do odpowiedzi: ${organiser}`,
  given: (organiser: string) =>
    tie(
      `Dzień dobry! Ten adres podano jako adres do odpowiedzi na wiadomości do uczestników. Organizator: ${organiser}.`,
    ),
  why: tie('Potwierdź go, a odpowiedzi uczestników na bilety i inne wiadomości będą przychodzić tutaj.'),
  button: 'Potwierdź adres',
  until: (moment: string) => tie(`Link działa do: ${moment}.`),
}
