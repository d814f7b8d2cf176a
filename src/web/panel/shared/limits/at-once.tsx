import './at-once.css'
import { type ReactNode, useState } from 'react'
import { PlacesInput } from '../inputs/places-input.tsx'
import { type LiveLimit, liveTrouble, takenWords, useSetLimit } from './live-limits.ts'
import type { Sale } from './use-sale.ts'

interface Props {
  readonly sale: Sale
  readonly live: LiveLimit
  readonly name: string
  /** Whether it is one number for all: of each hour or person it is not known how much is taken. */
  readonly isForAll?: boolean
  /** What else is done at once. */
  readonly children?: ReactNode
}

/** What holds now on the site, and how it is changed without a publication. */
export function AtOnce({ sale, live, name, isForAll = true, children }: Props): ReactNode {
  const set = useSetLimit(sale.scope)
  const [capacity, setCapacity] = useState<number | null | undefined>(undefined)
  const wanted = capacity === undefined ? live.capacity : capacity
  return (
    <div className="at-once">
      <h3>Teraz, bez publikacji</h3>
      <p className="sub">
        {isForAll && `${takenWords(live)}. `}Zmiana działa od razu na stronie i&nbsp;zostaje
        w&nbsp;ustawieniach.
      </p>
      <form
        className="line-form"
        onSubmit={(event) => {
          event.preventDefault()
          // What was typed since then stays.
          const onSuccess = () => setCapacity((typed) => (typed === wanted ? undefined : typed))
          set.mutate({ pool: live.pool, capacity: wanted }, { onSuccess })
        }}
      >
        <PlacesInput
          label={`Od razu: ${name}`}
          value={wanted}
          otherwise="tylko licz"
          optional
          onChange={setCapacity}
        />
        <button type="submit" className="btn quiet" disabled={wanted === live.capacity || set.isPending}>
          Zmień od razu
        </button>
      </form>
      {wanted !== null && wanted < live.taken && (
        <p className="sub">
          {`Zajętych jest więcej: ${live.taken}. Nikt nie straci miejsca, ale nowe osoby wejdą dopiero, gdy się zwolnią.`}
        </p>
      )}
      {set.isError && (
        <p className="error" role="alert">
          {liveTrouble(set.error)}
        </p>
      )}
      <p className="sr" role="status">
        {set.isSuccess ? `Zmieniono: ${name}.` : ''}
      </p>
      {children}
    </div>
  )
}
