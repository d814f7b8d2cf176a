import type { ReactNode } from 'react'
import type { Role } from '#domain/access/rights.ts'
import { type OwnedEvent, useOwnedEvent } from './account-events.ts'
import { Loading, Missing, NoRight, Trouble } from './trouble.tsx'

interface Props {
  readonly eventId: string
  /** The heading above the refusal, where the role may not see the page. */
  readonly title: string
  readonly may: (role: Role) => boolean
  readonly children: (found: OwnedEvent) => ReactNode
}

/** A page about one event: its content once the event is known, and before that why there is none. */
export function OwnedEventPage({ eventId, title, may, children }: Props): ReactNode {
  const { found, pending, error, retry } = useOwnedEvent(eventId)
  if (found === null && pending) return <Loading />
  if (found === null && error !== null) return <Trouble whole error={error} onRetry={retry} />
  if (found === null) return <Missing>Nie ma takiego wydarzenia</Missing>
  return may(found.account.role) ? children(found) : <NoRight title={title} />
}
