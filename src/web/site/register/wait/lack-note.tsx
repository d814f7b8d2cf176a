import type { FormProblem } from '../problems.ts'

/**
 * What is full of the choices so far, and that one may go on: the last step offers the waiting list. It stands on
 * the page always, empty too, so that a screen reader tells what comes and goes.
 */
export function LackNote({ lacks }: { lacks: readonly FormProblem[] }) {
  return (
    <div className="lack-note" role="status">
      {lacks.length > 0 && (
        <p>
          <b>{[...new Set(lacks.map(({ message }) => message))].join(' ')}</b> Zmień wybór albo idź dalej
          i&nbsp;dopisz całe zgłoszenie do listy rezerwowej.
        </p>
      )}
    </div>
  )
}

/** To whoever comes when nothing is left: what the form is for all the same. */
export const SoldOutNote = () => (
  <p className="notice">
    Wszystkie miejsca są zajęte. Wypełnij formularz, a&nbsp;na końcu dopiszesz się do listy rezerwowej, bez
    zobowiązań.
  </p>
)

/** To whoever would have waited just when places came back. */
export const PlacesFreeNote = () => (
  <p className="notice" role="alert">
    Miejsca właśnie się zwolniły. Nie trzeba czekać: możesz się zapisać od razu.
  </p>
)
