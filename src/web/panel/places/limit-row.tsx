import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../shared/icon.tsx'
import { PlacesInput } from '../shared/inputs/places-input.tsx'
import { differenceWords, takenWords } from './limit-words.ts'
import type { Places } from './use-places.ts'

interface Props {
  readonly places: Places
  readonly name: ReactNode
  /** For who hears the page. */
  readonly label: string
  /** The pool in which it is counted; null while there is no limit. */
  readonly pool: string | null
  /** Undefined: there is no limit; null: it is only counted. */
  readonly value: number | null | undefined
  /** Below the name: of whom or what the limit is. */
  readonly notes?: readonly string[]
  readonly problems: readonly string[]
  readonly autoFocus?: boolean
  /** Null takes the limit away. */
  readonly onChange: (value: number | null) => void
  readonly onPasteRows?: (rows: (number | null)[][]) => void
  /** What stands behind 'Więcej'; none where there is no limit. */
  readonly details: ReactNode
}

/** One line of the picture: what is counted, how much is taken now, and its number. */
export function LimitRow({
  places,
  name,
  label,
  pool,
  value,
  notes = [],
  problems,
  autoFocus,
  onChange,
  onPasteRows,
  details,
}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const live = pool === null ? undefined : places.liveOf(pool)
  const difference = live === undefined ? '' : differenceWords(live, value ?? null)
  return (
    <li>
      <div className="limit-row">
        <div>
          {name}
          {notes.map((note) => (
            <span key={note} className="sub">
              {note}
            </span>
          ))}
          {live !== undefined && (
            <span className="sub">
              {takenWords(live)}
              {difference !== '' && <b>{`; ${difference}`}</b>}
            </span>
          )}
        </div>
        <PlacesInput
          label={label}
          value={value ?? null}
          otherwise={value === null ? 'tylko liczymy' : 'bez limitu'}
          optional
          autoFocus={autoFocus ?? false}
          onChange={onChange}
          {...(onPasteRows === undefined ? {} : { onPasteRows })}
        />
        {details === null ? (
          <span />
        ) : (
          <button
            type="button"
            className="icon-button"
            aria-label={`Więcej: ${label}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="dots" size={20} />
          </button>
        )}
      </div>
      {problems.map((problem) => (
        <p key={problem} className="error">
          {problem}
        </p>
      ))}
      {isOpen && details !== null && <div id={id}>{details}</div>}
    </li>
  )
}
