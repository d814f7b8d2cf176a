import * as words from '#i18n/pl/site/register/waiting.ts'
import type { FormProblem } from '../order/problems.ts'

/**
 * What is full among the choices so far, and that the form can be continued: the last step offers the waiting list. It
 * is always on the page, even empty, so that a screen reader announces when it appears and disappears.
 */
export function LackNote({ lacks }: { lacks: readonly FormProblem[] }) {
  return (
    <div className="lack-note" role="status">
      {lacks.length > 0 && (
        <p>
          <b>{[...new Set(lacks.map(({ message }) => message))].join(' ')}</b> {words.goOn}
        </p>
      )}
    </div>
  )
}

/** For a visitor who comes when nothing is left: why the form is still useful. */
export const SoldOutNote = () => <p className="notice">{words.soldOut}</p>

/** For a visitor who would have waited just when places became free. */
export const PlacesFreeNote = () => (
  <p className="notice" role="alert">
    {words.placesFree}
  </p>
)
