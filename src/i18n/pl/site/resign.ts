import { counts } from '../counts.ts'

/** Resigning from a registration: what is refunded and what is retained. */

export const heading = 'Rezygnacja'
export const intro =
  'Plany się zmieniły? Najpierw zobaczysz, co wraca, a\u00a0co zostaje u\u00a0organizatora.'
export const look = 'Rezygnuję'
export const counting = 'Liczę…'
export const cancelling = 'Anuluję…'

export const cancels = (number: string): string => `Anulujesz zgłoszenie ${number}`
export const howMany = (count: number): string => `Zgłoszenie obejmuje: ${counts.people(count)}.`
export const who = (names: readonly string[]): string => `Nie wezmą udziału: ${names.join(', ')}.`
/** @param whom the sentence on who does not take part */
export const means = (whom: string): string =>
  `${whom} Miejsca wrócą do puli, a\u00a0bilety przestaną działać. Tego nie można cofnąć.`
export const nothingPaid = 'Nic nie wpłacono, więc nie ma zwrotu. Nic też nie trzeba płacić.'
export const donationToo = (amount: string): string => `Proszę też o\u00a0zwrot darowizny: ${amount}`
export const confirm = 'Potwierdzam rezygnację'
export const stay = 'Nie rezygnuję'

export const paid = 'Wpłacono'
export const kept = 'Zostaje u\u00a0organizatora'
export const donation = 'Darowizna, która zostaje'
export const back = 'Wraca do ciebie'
export const sameWay = 'Wróci tą samą drogą, którą przyszły pieniądze. Stan zwrotu zobaczysz na tej stronie.'
