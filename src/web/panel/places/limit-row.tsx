import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../shared/icon.tsx'
import { PlacesInput } from '../shared/inputs/places-input.tsx'
import { AtOnce } from '../shared/limits/at-once.tsx'
import { SetAside } from '../shared/limits/set-aside.tsx'
import { wordsOfNow } from './limit-words.ts'
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
  /** Whether it is one number for all, of which so much is taken, and of which places can be set aside. */
  readonly isForAll: boolean
  /** What holds while there is no number. */
  readonly otherwise?: string
  /** Below the name: of whom or what the limit is. */
  readonly notes?: readonly string[]
  readonly problems: readonly string[]
  readonly isNew?: boolean
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
  isForAll,
  otherwise = 'bez limitu',
  notes = [],
  problems,
  isNew,
  onChange,
  onPasteRows,
  details,
}: Props): ReactNode {
  const [open, setOpen] = useState<'now' | 'more' | null>(null)
  const toggle = (which: 'now' | 'more') => setOpen(open === which ? null : which)
  const id = useId()
  const live = pool === null ? undefined : places.sale.limitOf(pool)
  const words = live === undefined ? '' : wordsOfNow(live, { isForAll, draft: value ?? null })
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
              {words !== '' && `${words}. `}
              <button
                type="button"
                className="link"
                aria-expanded={open === 'now'}
                aria-controls={open === 'now' ? `${id}-now` : undefined}
                onClick={() => toggle('now')}
              >
                Zmień od razu<span className="sr">: {label}</span>
              </button>
            </span>
          )}
        </div>
        <PlacesInput
          label={label}
          value={value ?? null}
          otherwise={value === null ? 'tylko liczymy' : otherwise}
          optional
          isNew={isNew ?? false}
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
            aria-expanded={open === 'more'}
            aria-controls={open === 'more' ? id : undefined}
            onClick={() => toggle('more')}
          >
            <Icon name="settings" size={20} />
          </button>
        )}
      </div>
      {problems.map((problem) => (
        <p key={problem} className="error">
          {problem}
        </p>
      ))}
      {open === 'now' && live !== undefined && (
        <div id={`${id}-now`} className="limit-details">
          <AtOnce sale={places.sale} live={live} name={label} isForAll={isForAll}>
            {isForAll && <SetAside sale={places.sale} live={live} name={label} />}
          </AtOnce>
        </div>
      )}
      {open === 'more' && details !== null && <div id={id}>{details}</div>}
    </li>
  )
}
