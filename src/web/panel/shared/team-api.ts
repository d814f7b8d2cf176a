import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf, OutputOf } from '#contract/endpoint.ts'
import {
  createInvitation,
  listTeam,
  removeMember,
  renewInvitation,
  updateMember,
  withdrawInvitation,
} from '#contract/team.ts'
import type { Role } from '#domain/access/rights.ts'
import type { Scope } from '#domain/access/scope.ts'
import { ask } from '#web/lib/ask.ts'
import { sessionQuery } from './session.ts'

export type Team = OutputOf<typeof listTeam>
export type Member = Team['members'][number]
export type Invitation = Team['invitations'][number]

/** People join while the page is open. */
const REFRESH_MS = 30_000
/** A mail leaves within seconds. */
const SENDING_REFRESH_MS = 2_000

/** The members of an account and the open invitations. */
export const teamQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['team', accountId],
    queryFn: ({ signal }) => ask(listTeam, { params: { accountId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.invitations.some(({ mail }) => mail === 'queued') ? SENDING_REFRESH_MS : REFRESH_MS,
  })

/**
 * After each change, also one that was refused, the list shows the current team: a colleague may have changed it.
 * Nobody waits for it: without a network the list is asked for again and again.
 */
function useRefresh(accountId: string) {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: teamQuery(accountId).queryKey })
}

export function useInvite(accountId: string) {
  const refresh = useRefresh(accountId)
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createInvitation>) =>
      ask(createInvitation, { params: { accountId }, body }),
    onSettled: refresh,
  })
}

export function useInvitationChange(accountId: string, invitationId: string) {
  const refresh = useRefresh(accountId)
  const params = { accountId, invitationId }
  return useMutation({
    mutationFn: async (change: 'renew' | 'withdraw') => {
      if (change === 'renew') await ask(renewInvitation, { params })
      else await ask(withdrawInvitation, { params })
    },
    onSettled: refresh,
  })
}

/** A scope as a request carries it. */
export const writable = (scope: Scope) =>
  scope?.map(({ eventId, groups }) => ({ eventId, groups: groups && [...groups] })) ?? null

/** A new role for a member, and where it holds; null removes them. The session follows, because it may be one's own role. */
export function useMemberChange(accountId: string, userId: string) {
  const client = useQueryClient()
  const refresh = useRefresh(accountId)
  const params = { accountId, userId }
  return useMutation({
    mutationFn: async (given: { readonly role: Role; readonly scope: Scope } | null) => {
      if (given === null) await ask(removeMember, { params })
      else await ask(updateMember, { params, body: { role: given.role, scope: writable(given.scope) } })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      refresh()
    },
  })
}
