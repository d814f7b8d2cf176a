/** The contact address, the carers and the questions of an event. */

export const contact = 'Kontakt'
export const contactUse = 'Tu wyślemy potwierdzenie, bilety i\u00a0to, co trzeba wiedzieć przed wydarzeniem.'
export const firstName = 'Imię'
export const lastName = 'Nazwisko'
export const email = 'Adres e-mail'
export const phone = 'Numer telefonu'

export const oneMoreQuestion = 'Jeszcze jedno pytanie'
export const someMoreQuestions = 'Jeszcze kilka pytań'
export const forAll = 'Dla wszystkich'

export const care = 'Opieka na wydarzeniu'
export const nobodyMayCare =
  'Wśród zapisanych nie ma nikogo, kto może być opiekunem. Dodaj taką osobę w\u00a0pierwszym kroku.'
export const whoCares = (most: number): string =>
  `Kto będzie na miejscu opiekunem? Jedna osoba może mieć pod opieką najwyżej: ${most}.`
export const carerOf = (name: string): string => `Opiekun: ${name}`
