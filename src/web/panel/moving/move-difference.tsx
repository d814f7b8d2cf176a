import { type ReactNode, useMemo } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { holidaysIn } from '#domain/event/draft/moved-days.ts'
import { readDay } from '#domain/values/time.ts'
import { differenceWords } from '#i18n/pl/difference/difference-words.ts'
import { pl } from '#i18n/pl.ts'

/** What moves, in words: every day of the event; and which of the new days are holidays. */
export function MoveDifference(props: { before: DefinitionDocument; after: DefinitionDocument }): ReactNode {
  const { before, after } = props
  const changes = useMemo(
    () => differenceWords(expandDefinition(before), expandDefinition(after)),
    [before, after],
  )
  const known = new Set(holidaysIn(before))
  const holidays = holidaysIn(after).flatMap((text) => (known.has(text) ? [] : (readDay(text) ?? [])))
  return (
    <section className="moving-difference" aria-labelledby="co-sie-zmieni">
      <h2 id="co-sie-zmieni">Co się zmieni</h2>
      <ul>
        {changes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {holidays.length > 0 && (
        <p>Święta: {holidays.map((day) => pl.day(day)).join('; ')}. Sprawdź, czy tak ma być.</p>
      )}
      <p className="muted">
        Dni zapisane w&nbsp;treści (opis, nazwy) zostają: popraw je w&nbsp;ustawieniach.
      </p>
    </section>
  )
}
