import './moving.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayEditEvents } from '#domain/access/rights.ts'
import { type OwnedEvent, useOwnedEvent } from '../shared/account-events.ts'
import { versionsQuery } from '../shared/event-versions.ts'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Missing, NoRight, Trouble } from '../shared/trouble.tsx'
import { MoveAnswers } from './move-answers.tsx'
import { moveQuery } from './move-api.ts'
import { MoveForm } from './move-form.tsx'

/** 'Przenieś na inny termin': the new days with their difference in words, and then who stays. */
export function MovePage({ eventId }: { eventId: string }): ReactNode {
  const { found, pending, error, retry } = useOwnedEvent(eventId)
  if (found === null && pending) return <Loading />
  if (found === null && error !== null) return <Trouble whole error={error} onRetry={retry} />
  if (found === null) return <Missing>Nie ma takiego wydarzenia</Missing>
  if (!mayEditEvents(found.account.role)) return <NoRight title="Zmiana terminu" />
  return <OwnedMove found={found} />
}

function OwnedMove({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const scope = { accountId: account.id, eventId: event.id }
  const state = useQuery(moveQuery(scope))
  const versions = useQuery(versionsQuery(scope))
  const [isAnother, setAnother] = useState(false)
  if (state.isPending || versions.isPending) return <Loading />
  if (state.data === undefined || versions.data === undefined)
    return <Trouble whole error={state.error ?? versions.error} onRetry={() => void state.refetch()} />
  const { move } = state.data
  const version = versions.data[0]?.version ?? null
  return (
    <>
      <PageHead
        title="Przenieś na inny termin"
        crumb={
          <nav className="crumbs" aria-label="Gdzie jesteś">
            <Link to="/">Wydarzenia</Link>
            <Link to="/wydarzenia/$eventId/pulpit" params={{ eventId: event.id }}>
              {event.title}
            </Link>
          </nav>
        }
      />
      <div className="moving">
        {version === null ? (
          <section className="quiet-note">
            <h2>To jeszcze szkic</h2>
            <p>Termin zmienisz po prostu w&nbsp;ustawieniach wydarzenia: nikt się jeszcze nie zapisał.</p>
          </section>
        ) : move !== null && !isAnother ? (
          <>
            <MoveAnswers scope={scope} move={move} failures={state.data.failures} />
            {move.settledAt !== null && (
              <button type="button" className="btn quiet" onClick={() => setAnother(true)}>
                Przenieś jeszcze raz
              </button>
            )}
          </>
        ) : (
          <MoveForm scope={scope} version={version} state={state.data} onMoved={() => setAnother(false)} />
        )}
      </div>
    </>
  )
}
