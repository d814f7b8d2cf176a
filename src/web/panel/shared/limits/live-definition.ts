import { useQuery } from '@tanstack/react-query'
import { getEventDefinition } from '#contract/versions.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../event-versions.ts'
import { liveQuery } from './live-limits.ts'

/** The definition by which an event sells now, with its version and its live limits; nothing before it is published. */
export function useLiveDefinition({ accountId, eventId }: EventScope, isPublished = true) {
  const scope = { accountId, eventId }
  const live = useQuery({ ...liveQuery(scope), enabled: isPublished })
  const version = live.data?.version
  const definition = useQuery({
    queryKey: ['live-definition', scope, version],
    queryFn: async ({ signal }) => {
      const params = { ...scope, version: version ?? 1 }
      return expandDefinition((await ask(getEventDefinition, { params, signal })).definition)
    },
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    live: live.data,
    version,
    definition: definition.data,
    error: live.error ?? definition.error,
    retry: () => void Promise.all([live.refetch(), definition.refetch()]),
  }
}
