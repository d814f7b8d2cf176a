/** What is missing or wrong in the form: in the list 'Do uzupełnienia', and under the fields. */

/** 'Hela: data urodzenia'. */
export const ofPerson = (name: string, field: string): string => `${name}: ${field}`
export const firstName = 'imię'
export const lastName = 'nazwisko'
export const birthDate = 'data urodzenia'
export const sex = 'płeć'
export const statement = (start: string): string => `oświadczenie: ${start}`
export const carer = 'opiekun'

export const contactFirstName = 'Kontakt: imię'
export const contactLastName = 'Kontakt: nazwisko'
export const entry = 'Godzina wejścia'
export const code = 'Hasło lub kod'
export const plan = 'Sposób płatności'

export const chooseEntry = 'Wybierz dzień i\u00a0godzinę.'
export const chooseStop = 'Wybierz przystanek albo „Bez przejazdu”.'
export const checkAnswer = 'Sprawdź, co jest wpisane.'
export const chooseCarer = 'Wybierz opiekuna.'
export const carerGone = 'Tej osoby nie ma już w\u00a0zgłoszeniu. Wybierz inną.'
export const carerHasEnough = (most: string): string =>
  `Jedna osoba może mieć pod opieką najwyżej: ${most}. Wybierz inną.`
export const noCarer = 'Ta osoba nie może być opiekunem. Wybierz inną.'
