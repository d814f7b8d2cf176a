import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Scope } from '#domain/access/scope.ts'
import { pl } from '#i18n/pl.ts'
import { eventsQuery } from '../shared/account-events.ts'

/** Where a role holds, in words: nothing where it holds everywhere. */
export function ScopeWords({ accountId, scope }: { accountId: string; scope: Scope }): ReactNode {
  const events = useQuery({ ...eventsQuery(accountId), enabled: scope !== null }).data ?? []
  if (scope === null) return null
  const names = scope.flatMap(({ eventId, groups }) => {
    const event = events.find(({ id }) => id === eventId)
    if (event === undefined) return []
    return groups === null ? event.title : `${event.title} (${pl.counts.groups(groups.length)})`
  })
  return names.length > 0 && <span className="team-scope">Tylko: {names.join(', ')}</span>
}
