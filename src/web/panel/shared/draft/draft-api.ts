import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createEvent, editDraft, getDraft, publishDraft } from '#contract/drafts.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import type { Edit } from '#domain/event/draft/edits.ts'
import { ask } from '#web/lib/ask.ts'
import { eventsQuery } from '../account-events.ts'
import type { EventScope } from '../event-versions.ts'
import { type Draft, DraftStore } from './draft-store.ts'

export const draftQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['draft', scope],
    queryFn: ({ signal }) => ask(getDraft, { params: scope, signal }),
    // What others save is seen by everybody who edits the same draft.
    refetchInterval: 15_000,
  })

/** Creates an event; the list of the account then has it. */
export function useCreateEvent(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createEvent>) => ask(createEvent, { params: { accountId }, body }),
    onSuccess: () => client.invalidateQueries(eventsQuery(accountId)),
  })
}

/** The draft as it is edited in this window: loaded once, then kept and saved by its store, whatever page is open. */
export const draftStoreQuery = (client: QueryClient, scope: EventScope) =>
  queryOptions({
    queryKey: ['draft-store', scope],
    queryFn: async () => {
      const draft = await ask(getDraft, { params: scope })
      return new DraftStore(scope.eventId, draft, {
        save: (edits) => saveEdits(client, scope, edits),
        load: () => client.fetchQuery({ ...draftQuery(scope), staleTime: 0 }),
        kept: localStorage,
        now: () => performance.now(),
      })
    },
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, structuralSharing: false },
  })

/** As a mutation of the client, which opens the sign-in page when the session has ended. */
async function saveEdits(client: QueryClient, scope: EventScope, edits: readonly Edit[]): Promise<Draft> {
  const save = client.getMutationCache().build(
    client,
    client.defaultMutationOptions({
      mutationFn: () => ask(editDraft, { params: scope, body: { edits: [...edits] } }),
    }),
  )
  const draft = await save.execute(undefined)
  client.setQueryData(draftQuery(scope).queryKey, draft)
  void client.invalidateQueries(eventsQuery(scope.accountId))
  return draft
}

/** Puts the revision that is shown on the site; `giveUp` names what people have chosen and it may lack. */
export function usePublishDraft(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof publishDraft>) => ask(publishDraft, { params: scope, body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(draftQuery(scope)),
        client.invalidateQueries(eventsQuery(scope.accountId)),
        client.invalidateQueries({ queryKey: ['versions', scope] }),
      ]),
  })
}
