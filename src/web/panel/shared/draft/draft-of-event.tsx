import type { ReactNode } from 'react'
import { mayEditEvents } from '#domain/access/rights.ts'
import { type OwnedEvent, useOwnedEvent } from '../account-events.ts'
import { Loading, Missing, NoRight, Trouble } from '../trouble.tsx'
import { DraftProvider, useLoadedDraft } from './use-draft.ts'

/** Shows pages that need the draft of an event, once there is one and for whom may edit it. */
export function DraftOfEvent(props: {
  eventId: string
  title: string
  children: (found: OwnedEvent) => ReactNode
}): ReactNode {
  const { found, pending, error, retry } = useOwnedEvent(props.eventId)
  if (found === null && pending) return <Loading />
  if (found === null && error !== null) return <Trouble whole error={error} onRetry={retry} />
  if (found === null) return <Missing>Nie ma takiego wydarzenia</Missing>
  if (!mayEditEvents(found.account.role)) return <NoRight title={props.title} />
  return <Loaded found={found}>{props.children(found)}</Loaded>
}

function Loaded({ found, children }: { found: OwnedEvent; children: ReactNode }): ReactNode {
  const draft = useLoadedDraft({ accountId: found.account.id, eventId: found.event.id })
  if (draft.isPending) return <Loading />
  if (draft.data === undefined)
    return <Trouble whole error={draft.error} onRetry={() => void draft.refetch()} />
  return <DraftProvider value={draft.data}>{children}</DraftProvider>
}
