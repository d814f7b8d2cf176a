import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { keepWarning, tickToCheck } from '#contract/drafts.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { getPreview, renewPreview, withdrawPreview } from '#contract/event-life.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../event-versions.ts'
import { draftQuery } from './draft-api.ts'

/** What is kept beside the draft of an event, for the whole team. */

export const previewQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['preview', scope],
    queryFn: async ({ signal }) => (await ask(getPreview, { params: scope, signal })).preview,
  })

/** Makes a new secret address, or withdraws the one there is. */
export function usePreviewChange(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: 'renew' | 'withdraw') =>
      ask(change === 'renew' ? renewPreview : withdrawPreview, { params: scope }),
    onSuccess: ({ preview }) => client.setQueryData(previewQuery(scope).queryKey, preview),
  })
}

/** Ticks what was assumed when the event was made. */
export function useTickToCheck(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sentences: string[]) => ask(tickToCheck, { params: scope, body: { sentences } }),
    onSuccess: ({ toCheck }) =>
      client.setQueryData(draftQuery(scope).queryKey, (draft) => draft && { ...draft, toCheck }),
  })
}

/** Keeps a warning as it is meant, or has it shown again. */
export function useKeepWarning(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof keepWarning>) => ask(keepWarning, { params: scope, body }),
    onSuccess: ({ keptWarnings }) =>
      client.setQueryData(draftQuery(scope).queryKey, (draft) => draft && { ...draft, keptWarnings }),
  })
}
