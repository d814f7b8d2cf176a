import { tie } from '../../../text/typography.ts'
import { counts } from '../../counts.ts'

/** The part of the form that leads to the waiting list. */

/** After the sentences on what is full. */
export const goOn = 'Zmień wybór albo idź dalej i\u00a0dopisz całe zgłoszenie do listy rezerwowej.'
export const soldOut =
  'Wszystkie miejsca są zajęte. Wypełnij formularz, a\u00a0na końcu dopiszesz się do listy rezerwowej, bez zobowiązań.'
export const placesFree = 'Miejsca właśnie się zwolniły. Nie trzeba czekać: możesz się zapisać od razu.'
export const tooMany = tie(
  'Tylu miejsc nie będzie nawet wtedy, gdy wszystkie się zwolnią. Zmień wybór albo liczbę osób.',
)
export const gone = 'W\u00a0międzyczasie zabrakło miejsc. To, co wpisane, zostało.'
export const heading = (size: number): string =>
  `${size === 1 ? 'Czekam' : 'Czekamy'} na ${counts.places(size)}`
export const changeChoice = 'Zmień wybór'
export const allAtOnce = 'Zgłoszenie czeka w\u00a0całości, na wszystkie miejsca naraz.'
/** @param price the sentence on the day whose prices apply */
export const paidLater = (price: string): string => `${price} Płaci się dopiero po przyjęciu miejsc.`
export const joinedBefore =
  'To zgłoszenie jest już na liście rezerwowej, w\u00a0poprzedniej postaci. Link do niego wysłaliśmy na podany w\u00a0nim adres; tam napiszemy też, gdy zwolnią się miejsca.'
export const startNew = 'Zacznij nowe zgłoszenie'
export const toPayNow = 'Do zapłaty teraz'
export const join = 'Dopisz do listy rezerwowej (bez\u00a0zobowiązań)'

export const fewerToo = 'Przyjmiemy też mniej osób'
export const fewest = 'Najmniejsza liczba osób'
export const inThisOrder = (names: readonly string[]): string =>
  tie(`Gdy miejsc będzie mniej, dostaną je osoby w tej kolejności: ${names.join(', ')}.`)
