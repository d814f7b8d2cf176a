import type { ReactNode } from 'react'
import { mayEditEvents } from '#domain/access/rights.ts'
import type { OwnedEvent } from '../account-events.ts'
import { OwnedEventPage } from '../owned-event-page.tsx'
import { Loading, Trouble } from '../trouble.tsx'
import { DraftProvider, useLoadedDraft } from './use-draft.ts'

/** Shows pages that need the draft of an event, once there is one and for whom may edit it. */
export function DraftOfEvent(props: {
  eventId: string
  title: string
  children: (found: OwnedEvent) => ReactNode
}): ReactNode {
  return (
    <OwnedEventPage eventId={props.eventId} title={props.title} may={mayEditEvents}>
      {(found) => <Loaded found={found}>{props.children(found)}</Loaded>}
    </OwnedEventPage>
  )
}

function Loaded({ found, children }: { found: OwnedEvent; children: ReactNode }): ReactNode {
  const draft = useLoadedDraft({ accountId: found.account.id, eventId: found.event.id })
  if (draft.isPending) return <Loading />
  if (draft.data === undefined)
    return <Trouble whole error={draft.error} onRetry={() => void draft.refetch()} />
  return <DraftProvider value={draft.data}>{children}</DraftProvider>
}
