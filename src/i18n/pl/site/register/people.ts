import { counts } from '../../counts.ts'

/** The first step of the form: people one by one or counted, and their groups. */

export const list = 'Osoby'
export const meToo = 'Ja też biorę udział'
export const mostPeople = (most: number): string =>
  `W\u00a0jednym zgłoszeniu można zapisać najwyżej: ${counts.people(most)}.`
export const lacking = (names: string): string => `Brakuje: ${names}`
/** Of a person who is not opened. */
export const complete = 'Uzupełnij'
export const change = 'Zmień'
export const ofPerson = (verb: string, name: string): string => `${verb}: ${name}`
export const born = (age: number, day: string): string => `${counts.years(age)}, ur.\u00a0${day}`

const CHILDREN = [
  'Pierwsze',
  'Drugie',
  'Trzecie',
  'Czwarte',
  'Piąte',
  'Szóste',
  'Siódme',
  'Ósme',
  'Dziewiąte',
]
const ADULTS = ['Pierwsza', 'Druga', 'Trzecia', 'Czwarta', 'Piąta', 'Szósta', 'Siódma', 'Ósma', 'Dziewiąta']
/** A person before a name is typed; the first is number 0. */
export const you = 'Ty'
export const childAt = (place: number): string => `${CHILDREN[place] ?? `${place + 1}.`} dziecko`
export const personAt = (place: number): string => `${ADULTS[place] ?? `${place + 1}.`} osoba`
export const adultAt = (place: number): string => `${personAt(place)} dorosła`

/** The sheet of one person. */
export const remove = 'Usuń'
export const firstName = 'Imię'
export const lastName = 'Nazwisko'
export const sex = 'Płeć'
export const female = 'Kobieta'
export const male = 'Mężczyzna'
export const birthDate = 'Data urodzenia'
export const ageCountedOn = (day: string): string => `Liczy się wiek w\u00a0dniu ${day}.`
export const optional = 'Nieobowiązkowe.'
export const ratherPesel = 'Wolę podać PESEL'
export const pesel = 'PESEL'
export const peselRead = 'Odczytamy z\u00a0niego datę.'
export const peselNotSaved = 'Odczytamy z\u00a0niego datę. Numeru nie zapisujemy.'

/** The group of a walking pilgrimage; an organiser's own word for groups is not inflected. */
export const groupOfSeveral = 'Z\u00a0którą grupą idziecie?'
export const groupOfOne = 'Z\u00a0którą grupą idziesz?'
export const forAll = 'Dla wszystkich'
export const chooseFromList = 'Wybierz z\u00a0listy'

export const howMany = 'Ile osób'
export const numberOfPeople = 'Liczba osób'
