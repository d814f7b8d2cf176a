import { tie } from '../../text/typography.ts'

/** The mail that invites somebody to an event, and the one that reminds of it. */
export const inviteMailWords = {
  subject: {
    invite: (event: string) => `Zaproszenie: ${event}`,
    reminder: (event: string) => `Przypomnienie o\u00a0zaproszeniu: ${event}`,
  },
  forWhom: (name: string) => `Zaproszenie dla: ${name}.`,
  happened: {
    invite: (organiser: string, event: string) =>
      tie(`Dzień dobry! ${organiser} zaprasza na wydarzenie: ${event}.`),
    reminder: (organiser: string, event: string) =>
      tie(
        `Dzień dobry! Zaproszenie na wydarzenie ${event} wciąż czeka na odpowiedź. Zaprasza: ${organiser}.`,
      ),
  },
  when: (days: string) => `Kiedy: ${days}.`,
  where: (place: string) => `Gdzie: ${place}.`,
  inviter: (organiser: string) => `Zaprasza: ${organiser}.`,
  code: 'Kod zaproszenia',
  button: 'Zobacz zaproszenie i\u00a0zapisz się',
  personal: tie('Zaproszenie jest imienne: kto użyje tego linku, zapisze się zamiast Ciebie.'),
  decline: 'Nie chcę zaproszeń do tego wydarzenia',
}

/** Whose mail the office sees as long as nobody is on the list. */
export const exampleGuest = { firstName: 'Anna', lastName: 'Przykładowa', email: 'anna@example.org' }
