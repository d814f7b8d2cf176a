/** The steps of the registration form: names, headings, introductions; and the page around them. */

export const names = {
  osoby: 'Osoby',
  dodatki: 'Udział i\u00a0dodatki',
  dane: 'Dane',
  podsumowanie: 'Podsumowanie',
  platnosc: 'Płatność',
}
export const headings = {
  osoby: 'Kto weźmie udział?',
  dodatki: 'Udział i\u00a0dodatki',
  dane: 'Dane',
  podsumowanie: 'Podsumowanie',
}
export const intros = {
  osoby: 'Na początek wystarczy imię i\u00a0nazwisko. O\u00a0resztę zapytamy później.',
  dodatki: 'Dodajesz tylko to, czego chcesz.',
}
/** The first step of an event that asks for the age. */
export const introWithAge = 'Imię i\u00a0wiek wystarczą, żeby policzyć cenę. O\u00a0resztę zapytamy później.'
/** The first step of an event that asks for no names. */
export const headcountHeading = 'Ile osób przyjdzie?'
export const headcountIntro = 'Wystarczy liczba osób. Nie pytamy o\u00a0imiona.'

/** @param reach null where there is no contact */
export const needsScript = (reach: string | null): string =>
  `Do zapisu na tej stronie potrzebny jest JavaScript. Bez niego zgłoszenie przyjmie organizator${reach === null ? '' : `: ${reach}`}.`
export const noWaitingList = 'To wydarzenie nie ma listy rezerwowej.'
export const questions = (reach: string): string => `Pytania przyjmuje organizator: ${reach}.`
export const back = 'Wróć do wydarzenia'

export const addPerson = '+ Dodaj osobę'
export const addAdult = '+ Dorosły'
export const addChild = '+ Dziecko'
export const forWhom = 'Dla kogo'
export const allAlike = 'Wszyscy tak samo'
export const eachApart = 'Każdy inaczej'
export const someOnly = 'Niektóre opcje są tylko dla części osób. Pokaże je przycisk „Każdy inaczej”.'
export const nothingToChoose = 'Dla tych osób nie ma tu nic do wyboru.'
