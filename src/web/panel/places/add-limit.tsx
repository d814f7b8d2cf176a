import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { newLimits } from './new-limits.ts'
import type { Places } from './use-places.ts'

/** 'Dodaj limit': what can still be counted here. */
export function AddLimit(props: { places: Places; onAdded: (focus: string | null) => void }): ReactNode {
  const { places, onAdded } = props
  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const offered = newLimits(places)
  const groups = [...Map.groupBy(offered, ({ group }) => group)]
  const wanted = offered.find((each) => each.id === chosen) ?? offered[0]
  return (
    <section className="limit-add" aria-labelledby={id}>
      <h2 id={id}>Dodaj limit</h2>
      <form
        className="limit-add-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (wanted === undefined) return
          places.change(wanted.add)
          onAdded(wanted.focus)
          setChosen(null)
        }}
      >
        <span className="select">
          <select
            className="input"
            aria-label="Co liczyć"
            value={wanted?.id ?? ''}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {groups.map(([group, limits]) => (
              <optgroup key={group} label={group}>
                {limits.map((limit) => (
                  <option key={limit.id} value={limit.id}>
                    {limit.words}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </span>
        <button type="submit" className="btn quiet">
          Dodaj
        </button>
      </form>
      {places.document.slots === null && (
        <p className="sub">
          Wejścia o&nbsp;wyznaczonych porach, na przykład do muzeum albo na wieżę, ustawisz na stronie{' '}
          <Link to="/wydarzenia/$eventId/ustawienia/godziny" params={{ eventId: places.sale.scope.eventId }}>
            Godziny
          </Link>
          .
        </p>
      )}
    </section>
  )
}
