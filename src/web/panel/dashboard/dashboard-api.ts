import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { compareWith, getDashboard } from '#contract/dashboard.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'

export type DashboardData = OutputOf<typeof getDashboard>

export const dashboardQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['dashboard', scope],
    queryFn: ({ signal }) => ask(getDashboard, { params: scope, signal }),
    refetchInterval: 60_000,
  })

/** Chooses the edition to compare with; null: none. */
export function useCompareWith(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (eventId: string | null) => ask(compareWith, { params: scope, body: { eventId } }),
    onSettled: () => client.invalidateQueries(dashboardQuery(scope)),
  })
}
