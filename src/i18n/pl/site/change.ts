import { counts } from '../counts.ts'

/** 'Zmień zgłoszenie': the page that changes what was agreed. */

export const backTo = (number: string, event: string): string => `Wróć do zgłoszenia ${number}: ${event}`
/** @param reach null where there is no contact */
export const needsScript = (reach: string | null): string =>
  `Do zmiany na tej stronie potrzebny jest JavaScript. Bez niego zmiany wprowadzi organizator${reach === null ? '' : `: ${reach}`}.`
export const alreadyUsed =
  'Bilet z\u00a0tego zgłoszenia został już użyty. Zmiany może wprowadzić tylko organizator.'
export const notNow =
  'Nie można go zmienić, dopóki czeka na decyzję organizatora albo gdy zostało zakończone.'
export const calledOff = 'Wydarzenie się nie odbędzie, więc nie ma czego zmieniać.'
export const cannot = 'Tego zgłoszenia nie można teraz zmienić'
export const back = 'Wróć do zgłoszenia'

export const heading = 'Zmień zgłoszenie'
export const leavingHeading = 'Wypisz kogoś ze zgłoszenia'
export const intro = 'Nic się nie zmieni, dopóki nie potwierdzisz zmiany.'
export const restored = 'Przywróciliśmy zmiany, które nie zostały jeszcze potwierdzone.'
export const discard = 'Odrzuć zmiany'
export const whatChanges = 'Co się zmienia'
export const counting = 'Liczę…'
export const toCorrect = 'Do poprawy'

export const people = 'Osoby'
export const hasEntered = 'Ta osoba weszła już na wydarzenie. Zmiany może wprowadzić tylko organizator.'
export const takenOver = 'Tym miejscem zajmuje się teraz osoba, która je przejęła.'
export const resignAll = 'Zrezygnuj z\u00a0całego zgłoszenia'
export const resign = 'Zrezygnuj z\u00a0udziału'
export const resignOf = (name: string): string => `Zrezygnuj z\u00a0udziału: ${name}`
export const resigns = 'Rezygnuje z\u00a0udziału.'
export const bringBack = 'Przywróć'
export const bringBackOf = (name: string): string => `Przywróć: ${name}`
export const mostPeople = (max: number): string =>
  `W\u00a0jednym zgłoszeniu można zapisać najwyżej: ${counts.people(max)}.`
export const noPlaces = 'Nie można dodać osoby: brak wolnych miejsc.'
/** @param sale the state of sales */
export const noMorePeople = (sale: string): string => `Nie można dodać osoby. ${sale}.`

/** The page of one person. */
export const introOfOne = 'Zmieniasz tylko tę osobę. Nic się nie zmieni, dopóki nie potwierdzisz zmiany.'
export const wholeInstead = 'Zmień całe zgłoszenie'
export const extras = 'Udział i\u00a0dodatki'
export const extrasHint = 'Różnicę w\u00a0cenie zobaczysz od razu, przed potwierdzeniem.'
export const notChosen = 'nie wybrano'
export const chosen = 'tak'
export const add = 'Dodaj'
export const edit = 'Zmień'
export const ofItem = (verb: string, item: string): string => `${verb}: ${item}`
/** Beside a choice. */
export const effect = (difference: string): string => `${difference} wobec dotychczasowej ceny`
