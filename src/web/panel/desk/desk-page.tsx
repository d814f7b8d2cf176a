import './desk.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { getEventDefinition } from '#contract/versions.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { ask } from '#web/lib/ask.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { liveQuery } from '../shared/limits/live-limits.ts'
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
  const live = useQuery({ ...liveQuery(scope), enabled: isPublished })
  const version = live.data?.version
  const definition = useQuery({
    queryKey: ['desk', scope, version],
    queryFn: async ({ signal }) => {
      const params = { ...scope, version: version ?? 1 }
      return expandDefinition((await ask(getEventDefinition, { params, signal })).definition)
    },
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const error = live.error ?? definition.error
  return (
    <div className="desk-page">
      <DeskHead event={event} allotments={live.data?.allotments ?? []} />
      {!isPublished && <p>Zgłoszenia przyjmiesz tu, gdy tylko wydarzenie będzie otwarte.</p>}
      {made[0] !== undefined && (
        <MadeNote key={made[0].id} event={event} organiser={account.name} made={made[0]} />
      )}
      {definition.data !== undefined && version !== undefined && (
        <NewRegistration
          // The next one begins empty, under keys of its own.
          key={made.length}
          scope={scope}
          version={version}
          definition={definition.data}
          allotments={live.data?.allotments ?? []}
          isFirst={made.length === 0}
          onMade={(one) => setMade((before) => [one, ...before])}
        />
      )}
      {isPublished && definition.data === undefined && error === null && <Loading />}
      {definition.data === undefined && error !== null && (
        <Trouble error={error} onRetry={() => void Promise.all([live.refetch(), definition.refetch()])} />
      )}
      {isPublished && <DeskFoot scope={scope} />}
    </div>
  )
}
