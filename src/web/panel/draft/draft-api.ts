import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createEvent, editDraft, getDraft, publishDraft } from '#contract/drafts.ts'
import type { BodyInputOf, OutputOf } from '#contract/endpoint.ts'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { editsBetween } from '#domain/event/draft/edits.ts'
import { ask } from '#web/lib/ask.ts'
import { eventsQuery } from '../shared/account-events.ts'
import type { EventScope } from '../shared/event-versions.ts'

export type Draft = OutputOf<typeof getDraft>

export const draftQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['draft', scope],
    queryFn: ({ signal }) => ask(getDraft, { params: scope, signal }),
    // What somebody else saves meanwhile is shown when it is loaded, not while somebody types.
    refetchOnWindowFocus: false,
  })

/** Creates an event; the list of the account then has it. */
export function useCreateEvent(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createEvent>) => ask(createEvent, { params: { accountId }, body }),
    onSuccess: () => client.invalidateQueries(eventsQuery(accountId)),
  })
}

/** Saves what is different in the second document; places that somebody else has changed are refused. */
export function useSaveDraft(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ from, to }: { from: DefinitionDocument; to: DefinitionDocument }) =>
      ask(editDraft, { params: scope, body: { edits: editsBetween(from, to) } }),
    onSuccess: (draft) => {
      client.setQueryData(draftQuery(scope).queryKey, draft)
      void client.invalidateQueries(eventsQuery(scope.accountId))
    },
  })
}

/** Puts the revision that is shown on the site. */
export function usePublishDraft(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (revision: number) => ask(publishDraft, { params: scope, body: { revision } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(draftQuery(scope)),
        client.invalidateQueries(eventsQuery(scope.accountId)),
        client.invalidateQueries({ queryKey: ['versions', scope] }),
      ]),
  })
}
