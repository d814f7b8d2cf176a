import { type ReactNode, useId, useState } from 'react'
import { AtOnce } from '../shared/limits/at-once.tsx'
import type { DividedLimit } from '../shared/limits/live-limits.ts'
import { SetAside } from '../shared/limits/set-aside.tsx'
import type { Sale } from '../shared/limits/use-sale.ts'
import { divisionWords, numberWords } from './live-words.ts'
import { PlacesBar } from './places-bar.tsx'

interface Props {
  readonly sale: Sale
  readonly limit: DividedLimit
  readonly mayChange: boolean
}

/** One limit as it stands: its bar and numbers, what is set aside of it, and how it is changed. */
export function LimitNow({ sale, limit, mayChange }: Props): ReactNode {
  const [open, setOpen] = useState(false)
  const id = useId()
  const name = limit.name ?? ''
  const division = divisionWords(limit)
  const aside = sale.asideOf(limit.pool).filter(({ units }) => units > 0)
  return (
    <li>
      <div className="live-limit">
        <b>{name}</b>
        <PlacesBar limit={limit} />
        <span className="num">{numberWords(limit)}</span>
        {mayChange && (
          <button
            type="button"
            className="link"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Zwiń' : 'Zmień'}
            <span className="sr">: {name}</span>
          </button>
        )}
      </div>
      {division !== '' && <p className="sub">{division}</p>}
      {aside.length > 0 && !open && (
        <p className="sub">
          {aside.map((each) => `${each.name}: zajęte ${each.taken} z\u00a0${each.units}`).join(' · ')}
        </p>
      )}
      {open && (
        <div id={id} className="live-change">
          <AtOnce sale={sale} live={limit} name={name}>
            <SetAside sale={sale} live={limit} name={name} />
          </AtOnce>
        </div>
      )}
    </li>
  )
}
