import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getDraftTrial, startDraftTrial, stopDraftTrial } from '#contract/draft-trial.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'

export type Trial = NonNullable<OutputOf<typeof getDraftTrial>['trial']>

/** The last trial, asked again while it is under way. */
export const trialQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['draft-trial', scope],
    queryFn: async ({ signal }) => (await ask(getDraftTrial, { params: scope, signal })).trial,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? 1_000 : false),
  })

export function useTrialChange(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: 'start' | 'stop') =>
      ask(change === 'start' ? startDraftTrial : stopDraftTrial, { params: scope }),
    onSuccess: ({ trial }) => client.setQueryData(trialQuery(scope).queryKey, trial),
  })
}
