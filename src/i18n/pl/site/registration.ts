import { counts } from '../counts.ts'
import { dayText } from '../spans.ts'

/** 'Moje zgłoszenie': the page of a registration, but for its state, its money and resigning. */

export const numbered = (number: string): string => `Zgłoszenie ${number}`
export const checking = 'Sprawdzam wpłatę… Możesz zamknąć tę stronę, damy znać e-mailem.'
export const stillOpen = (late: boolean): string =>
  `Operator płatności nie ma jeszcze tej wpłaty. Jeśli płatność została przerwana, wróć do niej: to ta sama płatność, więc nic nie pobierze się dwa razy. Sprawdzam dalej.${late ? ' Możesz zamknąć tę stronę, damy znać e-mailem.' : ''}`

export const changed = 'Zgłoszenie zmienione'
export const confirmationComes = 'Potwierdzenie przyjdzie e-mailem.'
export const toPay = (amount: string): string => `Do zapłaty ${amount}`

export const people = 'Osoby'
export const changePerson = 'Zmień'
export const changeOf = (name: string): string => `Zmień: ${name}`
export const countOfPeople = counts.people
export const entryHour = (moment: string): string => `Wejście: ${moment}`
export const born = (day: string): string => `ur.\u00a0${day}`
export const signedOnPaper = (day: string): string => `Podpisano na papierze dnia ${dayText(day)}.`
export const files = 'Pliki'

export const changeHeading = 'Coś się zmieniło?'
/** What may be changed, and the link. */
export const changes = {
  everything: {
    what: 'Inna godzina, przystanek, dodatki albo osoby? Najpierw zobaczysz, ile to kosztuje.',
    way: 'Zmień zgłoszenie',
  },
  leaving: {
    what: 'Ktoś jednak nie weźmie udziału? Do decyzji organizatora można go wypisać, a reszta czeka dalej.',
    way: 'Wypisz kogoś ze zgłoszenia',
  },
}

export const handOverHeading = 'Miejsce czeka na potwierdzenie'
export const handOverUntil = (until: string): string =>
  `nowa osoba dostała link. Może przyjąć miejsce do: ${until}. Do tego czasu nic się nie zmienia.`
export const withdraw = 'Wycofaj przekazanie'
export const withdrawing = 'Wycofuję…'
export const offline = 'Brak połączenia. Spróbuj ponownie.'

/** Compulsory answers that the office has left open. */
export const lacking = 'Do uzupełnienia'
export const fillIn = 'Uzupełnij dane'
