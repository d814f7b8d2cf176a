import { type ReactNode, useId } from 'react'
import { tie } from '#i18n/text/typography.ts'

/** What is offered ready: a button, and what it sets, in a sentence. */
export interface Ready {
  readonly name: string
  readonly sets: string
  readonly onChoose: () => void
}

/** Usual rules, each set by one press; what was there comes back by 'Cofnij'. */
export function ReadyList(props: {
  readonly title: string
  /** Of what, for who hears the page: there may be several lists. */
  readonly of: string
  readonly isOpen: boolean
  readonly ready: readonly Ready[]
  readonly children?: ReactNode
}): ReactNode {
  const { title, of, isOpen, ready, children } = props
  return (
    <details className="payment-usual" open={isOpen}>
      <summary>
        {title}
        <span className="sr">: {of}</span>
      </summary>
      <p className="sub">
        {tie('Naciśnij to, co jest najbliżej waszych zasad. Każde słowo zmienisz potem.')}
      </p>
      <ul className="payment-ready">
        {ready.map((each) => (
          <OneReady key={each.name} ready={each} />
        ))}
      </ul>
      {children}
    </details>
  )
}

function OneReady({ ready: { name, sets, onChoose } }: { ready: Ready }): ReactNode {
  const id = useId()
  return (
    <li>
      <button type="button" className="btn quiet" aria-describedby={id} onClick={onChoose}>
        {tie(name)}
      </button>
      <span id={id} className="sub">
        {tie(sets)}
      </span>
    </li>
  )
}
