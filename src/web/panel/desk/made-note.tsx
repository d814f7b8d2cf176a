import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MOST_PAPERS } from '#domain/documents/signed-papers.ts'
import { pl } from '#i18n/pl.ts'
import { type Card, RegistrationCard } from '../shared/card/registration-card.tsx'
import type { CashDocument } from '../shared/cash/cash-api.ts'
import { CashSlip, type Given } from '../shared/cash/cash-slip.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { AttachPaper } from '../shared/papers/attach-paper.tsx'

/** A registration that was just taken, in words. */
export interface Made {
  readonly id: string
  readonly number: string
  /** Of the registration, for the card of whoever stands at the desk. */
  readonly address: string
  readonly words: string
  /** Of a registrant without e-mail. */
  readonly card: Card | null
  /** The KP of the cash that was taken. */
  readonly documents: readonly CashDocument[]
  /** The change; null: there is none to give. */
  readonly given: Given | null
  /** The statements were signed on paper: a scan of it may be attached. */
  readonly isSigned: boolean
  /** Answers that come later, in words. */
  readonly later: readonly string[]
  /** What could not be done after it was registered. */
  readonly trouble: string | null
}

interface Props {
  readonly accountId: string
  readonly event: { readonly id: string; readonly title: string }
  readonly organiser: string
  readonly made: Made
}

/** What has just been registered: the change to give, its number to write down, and the KP to print. */
export function MadeNote({ accountId, event, organiser, made }: Props): ReactNode {
  const { documents, given, card } = made
  const printed = [...documents.map(({ name }) => name), ...(card === null ? [] : ['karta'])]
  const note = useRef<HTMLElement>(null)
  // The page has just begun anew: who looks at the field below shall see what came of the last one.
  // In braces: newer browsers return a promise, which an effect may not.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={note} className={made.trouble === null ? 'desk-made' : 'desk-made trouble'}>
      <div className="desk-made-words not-printed">
        <p role="status">
          <b>Zgłoszenie {made.number}</b> {made.words}
        </p>
        {given !== null && (
          <p className="desk-made-change">
            Wydaj resztę <b className="num">{pl.sum(given.change)}</b>
          </p>
        )}
        {made.trouble !== null && <p role="alert">{made.trouble}</p>}
        <p className="desk-made-links">
          {printed.length > 0 && (
            <button type="button" className="btn quiet" onClick={() => window.print()}>
              Drukuj: {printed.join(', ')}
            </button>
          )}
          <Link
            to="/wydarzenia/$eventId/zgloszenia/$registrationId"
            params={{ eventId: event.id, registrationId: made.id }}
            className="link"
          >
            Otwórz zgłoszenie
          </Link>
          <a className="link" href={made.address}>
            Strona dla tej osoby
          </a>
        </p>
        {made.isSigned && (
          <AttachedAtDesk scope={{ accountId, eventId: event.id }} registrationId={made.id} />
        )}
        <ul className="desk-made-todo">
          <li>
            Napisz na papierowym formularzu: <b>{made.number}</b>
          </li>
          {made.later.length > 0 && <li>Do uzupełnienia: {made.later.join(', ')}</li>}
        </ul>
      </div>
      {printed.length > 0 && (
        <div className="cash-slips">
          {documents.map((document) => (
            <CashSlip
              key={document.id}
              eventTitle={event.title}
              {...{ document, organiser, given: document.kind === 'KP' ? given : null }}
            />
          ))}
          {card !== null && <RegistrationCard card={card} eventTitle={event.title} />}
        </div>
      )}
    </section>
  )
}

/** The signed form of who stands at the desk, page by page. */
function AttachedAtDesk({ scope, registrationId }: { scope: EventScope; registrationId: string }): ReactNode {
  const [count, setCount] = useState(0)
  return (
    <div className="desk-made-paper">
      {count < MOST_PAPERS && (
        <AttachPaper scope={scope} registrationId={registrationId} onAttached={() => setCount(count + 1)} />
      )}
      <p role="status">{count > 0 && `Dołączone skany: ${count}`}</p>
    </div>
  )
}
