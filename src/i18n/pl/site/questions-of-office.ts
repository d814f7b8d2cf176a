/** A question of the office about another room or stop, as its registrant answers it. */

export const heading = (isRoom: boolean): string => (isRoom ? 'Pytanie o pokój' : 'Pytanie o przystanek')
export const supplement = (people: string, current: string): string =>
  `${people === '' ? '' : `${people}: `}${current === '' ? '' : `teraz: ${current}. `}Biuro proponuje inny rodzaj pokoju.`
export const withdrawn = (people: string, current: string, isRoom: boolean): string =>
  `${people === '' ? '' : `${people}: `}${isRoom ? 'wybrany rodzaj pokoju' : 'wybrany przystanek'}${current === '' ? '' : ` (${current})`} nie będzie dostępny. Wybierz inny.`
export const held = (until: string): string =>
  `Trzymamy to miejsce do ${until}. Bez odpowiedzi wszystko zostaje tak, jak jest.`
export const chooseUntil = (until: string): string => `Prosimy o wybór do ${until}.`
export const without = 'Bez przejazdu'
export const withoutRoom = 'Bez noclegu'
/** '120,49 zł więcej'; `amount` is the size of the difference in words. */
export function difference(value: number, amount: string): string {
  if (value === 0) return 'bez dopłaty'
  return value > 0 ? `${amount} więcej` : `${amount} mniej`
}
export const totalThen = (amount: string): string => `Razem za zgłoszenie: ${amount}.`
export const choose = 'Co wybierasz?'
export const chooseFirst = 'Zaznacz jedną z odpowiedzi.'
export const agree = (value: number, amount: string): string =>
  value > 0 ? `Zgadzam się, dopłacam ${amount}` : 'Zgadzam się'
export const decline = 'Nie, zostaje jak jest'
export const save = 'Zapisz wybór'
export const saving = 'Zapisuję…'
export const ended = {
  accepted: (name: string): string => `Zapisane: ${name}. Szczegóły wysłaliśmy e-mailem.`,
  without: (isRoom: boolean): string => (isRoom ? 'Zapisane: bez noclegu.' : 'Zapisane: bez przejazdu.'),
  declined: 'Zapisane: wszystko zostaje tak, jak było.',
  withdrawn: 'Biuro wycofało to pytanie. Nic nie trzeba robić.',
  lapsed: 'Czas na odpowiedź minął. W razie pytań napisz albo zadzwoń do biura.',
} as const
export const priceChanged = 'Kwota się zmieniła. Sprawdź ją i odpowiedz jeszcze raz.'
export const gone = 'Na to pytanie nie można już odpowiedzieć.'
export const full = 'Tego miejsca już nie ma. Wybierz inne albo zadzwoń do biura.'
