import { tie } from '../../text/typography.ts'

/** The mail that invites somebody to the team of an organiser. */
export const teamMailWords = {
  subject: (organiser: string) => `Zaproszenie do zespołu: ${organiser}`,
  happened: (organiser: string) =>
    tie(`Dzień dobry! To zaproszenie do zespołu, który prowadzi zapisy. Organizator: ${organiser}.`),
  by: (inviter: string) => `Zaprasza: ${inviter}.`,
  role: (name: string, may: string) => `Twoja rola: ${name}. ${may}`,
  button: 'Przyjmij zaproszenie',
  how: (until: string) =>
    tie(`Zaloguj się kontem Google. Zaproszenie działa raz, do: ${until}. Potem poproś o nowe.`),
  secret: tie('Nie przekazuj tego linku dalej: kto go użyje, dołączy zamiast Ciebie.'),
}
