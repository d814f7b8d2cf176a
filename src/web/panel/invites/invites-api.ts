import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { BodyInputOf, OutputOf } from '#contract/endpoint.ts'
import {
  addInvites,
  exportInvites,
  issueCodes,
  listInviteLists,
  listInvites,
  listPeopleToInvite,
  previewInviteMail,
  sendInvites,
  withdrawInvite,
} from '#contract/invites.ts'
import { ask, isOffline, isRefused } from '#web/lib/ask.ts'
import { addressOf } from '#web/lib/call.ts'
import type { EventScope } from '../shared/event-versions.ts'
import type { InvitesSearch } from './invites-search.ts'

export type InviteList = OutputOf<typeof listInviteLists>['lists'][number]
export type Invite = OutputOf<typeof listInvites>['invites'][number]
export type Added = OutputOf<typeof addInvites>
type Page = OutputOf<typeof listInvites>

const SENDING_MS = 1_500
const RESTING_MS = 20_000
const FIRST_PAGE: string | undefined = undefined

/** The lists with their counts; asked again and again while mails are on their way. */
export const listsQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['invite-lists', scope],
    queryFn: ({ signal }) => ask(listInviteLists, { params: scope, signal }),
    refetchInterval: ({ state }) =>
      state.data?.lists.some(({ sending }) => sending > 0) === true ? SENDING_MS : RESTING_MS,
  })

export const invitesQuery = (
  scope: EventScope,
  list: string,
  { stan, szukaj }: InvitesSearch,
  isSending: boolean,
) =>
  infiniteQueryOptions({
    queryKey: ['invites', scope, list, stan ?? null, szukaj ?? null],
    queryFn: ({ pageParam, signal }) =>
      ask(listInvites, {
        params: scope,
        query: { list, state: stan, search: szukaj, after: pageParam },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last: Page) => last.next,
    placeholderData: keepPreviousData,
    refetchInterval: isSending ? SENDING_MS : RESTING_MS,
  })

/** Whoever holds a place at another event. */
export const peopleQuery = (scope: EventScope, from: string, group: string | null, type: string | null) =>
  queryOptions({
    queryKey: ['people-to-invite', scope, from, group, type],
    queryFn: ({ signal }) =>
      ask(listPeopleToInvite, {
        params: scope,
        query: { from, group: group ?? undefined, type: type ?? undefined },
        signal,
      }),
    enabled: from !== '',
  })

/** Sends something about a list; what is shown of it is then read anew. */
function useListChange<Input, Output>(scope: EventScope, send: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['invite-lists', scope] }),
        client.invalidateQueries({ queryKey: ['invites', scope] }),
      ]),
  })
}

export const useAdding = (scope: EventScope) =>
  useListChange(scope, (body: BodyInputOf<typeof addInvites>) => ask(addInvites, { params: scope, body }))

export const useIssuing = (scope: EventScope) =>
  useListChange(scope, (body: BodyInputOf<typeof issueCodes>) => ask(issueCodes, { params: scope, body }))

export const useSending = (scope: EventScope) =>
  useListChange(scope, (body: BodyInputOf<typeof sendInvites>) => ask(sendInvites, { params: scope, body }))

export const useWithdrawing = (scope: EventScope) =>
  useListChange(scope, (inviteId: string) =>
    ask(withdrawInvite, { params: { ...scope, inviteId }, body: {} }),
  )

export const useMailPreview = (scope: EventScope) =>
  useMutation({
    mutationFn: (body: BodyInputOf<typeof previewInviteMail>) =>
      ask(previewInviteMail, { params: scope, body }),
  })

/** Of the file with everybody on a list. */
export const fileAddress = (scope: EventScope, list: string): string =>
  addressOf(exportInvites.path, { params: scope, query: { list } })

/** Why it was not done, and what to do. */
export function inviteTrouble(error: unknown): string {
  if (isOffline(error)) return 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
  if (isRefused(error, 'list_not_published'))
    return 'Ta lista nie działa jeszcze na stronie. Najpierw opublikuj zmiany w\u00a0ustawieniach.'
  if (isRefused(error, 'invite_over'))
    return 'To zaproszenie zostało już użyte, odrzucone, wycofane albo właśnie jest wysyłane. Lista jest odświeżona.'
  if (isRefused(error, 'list_full'))
    return 'Na jednej liście zmieści się najwyżej 20\u00a0000 kodów. Utwórz drugą listę.'
  if (isRefused(error, 'invalid_input')) return 'Sprawdź wpisane dane i\u00a0spróbuj ponownie.'
  if (isRefused(error, 'not_found')) return 'Tej listy już nie ma. Odśwież stronę.'
  return 'To nasza usterka. Spróbuj za chwilę.'
}
