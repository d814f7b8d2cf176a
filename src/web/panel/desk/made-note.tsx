import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

/** A registration that was just taken, in words. */
export interface Made {
  readonly id: string
  readonly number: string
  /** Of the registration, for the card of whoever stands at the desk. */
  readonly address: string
  readonly words: string
  /** What could not be done after it was registered. */
  readonly trouble: string | null
}

/** What has just been registered, with its number and address to write down. */
export function MadeNote({ eventId, made }: { eventId: string; made: Made }): ReactNode {
  const note = useRef<HTMLElement>(null)
  // The page has just begun anew: who looks at the field below shall see what came of the last one.
  // In braces: newer browsers return a promise, which an effect may not.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={note} className={made.trouble === null ? 'desk-made' : 'desk-made trouble'}>
      <p role="status">
        <b>Zgłoszenie {made.number}</b> {made.words}
      </p>
      {made.trouble !== null && <p role="alert">{made.trouble}</p>}
      <p className="desk-made-links">
        <Link
          to="/wydarzenia/$eventId/zgloszenia/$registrationId"
          params={{ eventId, registrationId: made.id }}
          className="link"
        >
          Otwórz zgłoszenie
        </Link>
        <a className="link" href={made.address}>
          Strona dla tej osoby
        </a>
      </p>
    </section>
  )
}
