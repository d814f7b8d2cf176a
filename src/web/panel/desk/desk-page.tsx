import './desk.css'
import { type ReactNode, useState } from 'react'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { useLiveDefinition } from '../shared/limits/live-definition.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { DeskFoot } from './desk-foot.tsx'
import { DeskHead } from './desk-head.tsx'
import { type Made, MadeNote } from './made-note.tsx'
import { NewRegistration } from './new-registration.tsx'

/** 'Przyjmij zgłoszenie': people who stand at the desk, one registration after another, for the keyboard. */
export function DeskPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Przyjmij zgłoszenie" may={mayEditRegistrations}>
      {(found) => <Desk found={found} />}
    </OwnedEventPage>
  )
}

function Desk({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const scope: EventScope = { accountId: account.id, eventId: event.id }
  const isPublished = event.state === 'published'
  const [made, setMade] = useState<readonly Made[]>([])
  const { live, version, definition, error, retry } = useLiveDefinition(scope, isPublished)
  return (
    <div className="desk-page">
      <DeskHead event={event} allotments={live?.allotments ?? []} />
      {!isPublished && <p>Zgłoszenia przyjmiesz tu, gdy tylko wydarzenie będzie otwarte.</p>}
      {made[0] !== undefined && (
        <MadeNote
          key={made[0].id}
          accountId={account.id}
          event={event}
          organiser={account.name}
          made={made[0]}
        />
      )}
      {definition !== undefined && version !== undefined && (
        <NewRegistration
          // The next one begins empty, under keys of its own.
          key={made.length}
          scope={scope}
          version={version}
          definition={definition}
          allotments={live?.allotments ?? []}
          isFirst={made.length === 0}
          onMade={(one) => setMade((before) => [one, ...before])}
        />
      )}
      {isPublished && definition === undefined && error === null && <Loading />}
      {definition === undefined && error !== null && <Trouble error={error} onRetry={retry} />}
      {isPublished && <DeskFoot scope={scope} />}
    </div>
  )
}
