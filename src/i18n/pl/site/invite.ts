import { tie } from '../../text/typography.ts'

/** The page of an invitation. */

export const forWhom = (name: string): string => `Zaproszenie dla: ${name}`
export const forHolder = 'Zaproszenie'
export const invites = (organiser: string): string => tie(`${organiser} zaprasza`)
export const until = (moment: string): string => tie(`Zapisy do: ${moment}.`)
export const terms = 'Na jakich zasadach'
export const register = 'Zapisz się'
export const decline = 'Nie skorzystam'
export const declining = 'Nie chcesz skorzystać?'
export const declineHint = tie('Nie wyślemy już żadnej wiadomości o tym zaproszeniu. Zdanie można zmienić.')
export const saving = 'Zapisuję…'

export const declined = 'Zaproszenie odrzucone'
export const declinedNext = tie(
  'Nie wyślemy już żadnej wiadomości o tym zaproszeniu. Jeśli zmienisz zdanie, możesz jeszcze skorzystać.',
)
export const takeBack = 'Jednak skorzystam'
export const used = 'To zaproszenie jest już wykorzystane'
export const usedNext = tie(
  'Zgłoszenie z tym zaproszeniem już jest. Link do niego jest w wiadomości, którą wysłaliśmy po zapisie.',
)
export const toLinks = 'Wyślij mi link do zgłoszenia'
export const withdrawn = 'To zaproszenie zostało wycofane'
export const withdrawnNext = tie('Organizator wycofał to zaproszenie. Zapytaj go, jeśli to pomyłka.')
export const toEvent = 'Zobacz wydarzenie'
