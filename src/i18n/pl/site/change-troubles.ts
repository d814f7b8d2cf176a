import { tie } from '../../text/typography.ts'

/** Why a change is not accepted, and what may still be changed. */

export const leaving = 'Zgłoszenie czeka na decyzję organizatora. Do tego czasu można tylko kogoś wypisać.'
export const until = (until: string): string => tie(`Zmiany można wprowadzać do ${until}.`)
/** @param until null where the registrant could never change it */
export const less = (until: string | null): string => {
  const why =
    until === null ? 'Zmiany wprowadza organizator. Tutaj' : `Zmiany można było wprowadzać do ${until}. Teraz`
  return tie(`${why} można tylko z czegoś zrezygnować albo poprawić imię lub nazwisko.`)
}

export const meanwhile =
  'Zgłoszenie zmieniło się w\u00a0międzyczasie. Twoje zmiany zostały: sprawdź je i\u00a0potwierdź jeszcze raz.'
/** @param less what may still be changed */
export const noChange = (less: string): string => tie(`Tej zmiany nie można przyjąć. ${less}`)
export const over = 'Tego zgłoszenia nie można już zmienić. Wróć do niego, żeby zobaczyć, jak jest teraz.'
export const offline = 'Brak połączenia. To, co jest wpisane, zostało. Spróbuj ponownie.'
export const priceChanged =
  'Cena zmieniła się w\u00a0międzyczasie. Sprawdź nową i\u00a0potwierdź jeszcze raz.'
export const refused = 'Tej zmiany nie można przyjąć. Niżej jest napisane dlaczego.'
export const ourFault = 'To nasza usterka. Spróbuj za chwilę, nic nie przepadło.'
