import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listDuplicates, mergeRegistrations, previewMerge, tellApart } from '#contract/duplicates.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { listsChanged } from '../shared/lists-changed.ts'

type Duplicates = OutputOf<typeof listDuplicates>
export type Pair = Duplicates['pairs'][number]
export type Side = Pair['sides'][number]
export type Merged = OutputOf<typeof previewMerge>

export const duplicatesQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['duplicates', scope],
    queryFn: ({ signal }) => ask(listDuplicates, { params: scope, signal }),
  })

/** Which registration stays, and which is given up. */
export interface Choice {
  readonly kept: Side
  readonly other: Side
}

const paramsOf = (scope: EventScope, one: Side, other: Side) => ({
  ...{ ...scope, registrationId: one.id, otherId: other.id },
})

export const mergeQuery = (scope: EventScope, { kept, other }: Choice) =>
  queryOptions({
    queryKey: ['merge', scope, kept.id, other.id],
    queryFn: ({ signal }) => ask(previewMerge, { params: paramsOf(scope, kept, other), signal }),
    staleTime: 0,
  })

/** Afterwards the pairs, the lists and the open registrations are asked for anew; what could not be done, as it is now. */
function useDecision<Input>(scope: EventScope, send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  const askAnew = (...keys: readonly string[]) => {
    for (const key of keys) void client.invalidateQueries({ queryKey: [key, scope] })
  }
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      void listsChanged(client)
      askAnew('duplicates', 'registration')
    },
    onError: () => askAnew('duplicates', 'merge'),
  })
}

export const useTellApart = (scope: EventScope) =>
  useDecision(scope, ({ sides: [one, other] }: Pair) =>
    ask(tellApart, { params: paramsOf(scope, one, other), body: {} }),
  )

export const useMerge = (scope: EventScope, { kept, other }: Choice) =>
  useDecision(scope, ({ moved, refunded, tell }: Pick<Merged, 'moved' | 'refunded'> & { tell: boolean }) =>
    ask(mergeRegistrations, { params: paramsOf(scope, kept, other), body: { moved, refunded, tell } }),
  )
