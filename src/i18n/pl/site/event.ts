import { counts } from '../counts.ts'

/** The invitation to an event, but for its price list. */

export const groupsWithPlaces = 'Wolne miejsca w\u00a0grupach'
/** The organiser's own word for groups is not inflected (words.md, rule 1). */
export const ownGroupsWithPlaces = (label: string): string => `${label}: wolne miejsca`
export const placesFree = 'są wolne miejsca'
export const placesLeft = counts.placesLeft
export const groupFull = 'brak miejsc'
export const groupWaits = 'lista rezerwowa'

export const leastPeople = (people: number): string => `Odbędzie się, jeśli ${counts.leastPeople(people)}.`
export const decision = (day: string): string => `Decyzja: ${day}.`

export const sales = 'Zapisy'
export const join = 'Zapisz się'
export const joinWaitingList = 'Dopisz do listy rezerwowej'
export const noObligation = 'bez zobowiązań'
export const waitForNothing = 'Teraz nic nie płacisz. Gdy miejsca się zwolnią, napiszemy.'
export const noWaitingList = '. Nie ma listy rezerwowej.'
export const wholeFamily = 'Całą rodzinę zapiszesz jednym zgłoszeniem, w kilka minut.'
export const severalPeople = 'Kilka osób zapiszesz jednym zgłoszeniem, w kilka minut.'
export const fewMinutes = 'Zapis zajmie kilka minut.'
export const comeBack = 'Wróć tu wtedy. Zapis zajmie kilka minut.'
export const comeBackWithAges = 'Wróć tu wtedy. Do zapisu wystarczą imiona i\u00a0daty urodzenia.'
export const full =
  'Wszystkie miejsca są zajęte, a\u00a0listy rezerwowej nie ma. Gdy ktoś zrezygnuje, przycisk zapisu wróci tutaj.'
/** Beside the state of an event that is over. */
export const over = 'Zapisów już nie ma. Kto się zapisał, nadal ma swój link do zgłoszenia.'
export const closed = 'Na to wydarzenie nie można się już zapisać. Pytania przyjmuje organizator.'
/** @param all null where there is no such number */
export const leftOf = (left: string, all: number | null): string =>
  `${left}${all === null ? '' : ` z\u00a0${all}`}. `
export const openUntil = (day: string): string => `Zapisy do ${day}.`

/** 'Zapisały się już 3 osoby z 2 grup.' @param groups in which they are; of one or none nothing is said */
export const joined = (people: number, groups: number): string =>
  `${counts.peopleJoined(people)}${groups > 1 ? ` z\u00a0${counts.groupsGenitive(groups)}` : ''}.`
/** Behind names: 'i 84 osoby'. */
export const andOthers = (people: number): string => `i\u00a0${counts.people(people)}`
export const namedByConsent = 'Wymieniamy tylko osoby, które się na to zgodziły.'
