import './moving.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { mayEditEvents } from '#domain/access/rights.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { versionsQuery } from '../shared/event-versions.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { MoveAnswers } from './move-answers.tsx'
import { moveQuery } from './move-api.ts'
import { MoveForm } from './move-form.tsx'

/** 'Przenieś na inny termin': the new days with their difference in words, and then who stays. */
export function MovePage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Zmiana terminu" may={mayEditEvents}>
      {(found) => <OwnedMove found={found} />}
    </OwnedEventPage>
  )
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
      <PageHead title="Przenieś na inny termin" crumb={<EventCrumbs event={event} />} />
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
