/** The page of a place that is handed over, for the person to whom it is offered. */

export const from = (giver: string): string => `Miejsce od: ${giver}`
export const accept = 'Przyjmuję miejsce'
export const decline = 'To nie ja'
export const saving = 'Zapisuję…'
export const offline = 'Brak połączenia. Spróbuj ponownie.'
export const ticket = 'Bilet'
export const statements = 'Przyjmując miejsce, akceptujesz:'

const STAYS = 'Miejsce zostaje u\u00a0osoby, która je przekazywała.'

/** What happened to the place, and what comes next. */
export const states = {
  open: {
    happened: 'Czeka na ciebie miejsce',
    next: (until: string) => `Decyzja do: ${until}. Rozliczenie między wami to wasza sprawa.`,
  },
  concluded: { happened: 'To twoje miejsce', next: () => 'Wystarczy pokazać bilet z\u00a0telefonu.' },
  withdrawn: { happened: 'Propozycja została wycofana', next: () => STAYS },
  declined: { happened: 'Miejsce nie zostało przyjęte', next: () => STAYS },
  expired: { happened: 'Czas na decyzję minął', next: () => STAYS },
  over: { happened: 'Tego miejsca już nie ma', next: () => 'Zapytaj organizatora, co się stało.' },
}
/** Of a place that was taken over, before its ticket exists. */
export const ticketLater = 'Bilet powstanie, gdy zgłoszenie będzie opłacone. Przyślemy go e-mailem.'
