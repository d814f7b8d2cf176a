import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { OutputOf } from '#contract/endpoint.ts'
import { getMove, moveEvent, previewMoveMail, remindOfMove } from '#contract/moves.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'

export type MoveState = OutputOf<typeof getMove>
export type Move = NonNullable<MoveState['move']>
export type WantedMove = z.input<(typeof moveEvent)['body']>

const TELLING_MS = 1_000
const RESTING_MS = 15_000

/** The newest move and its answers, which come while the page is open. */
export const moveQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['move', scope],
    queryFn: ({ signal }) => ask(getMove, { params: scope, signal }),
    refetchInterval: ({ state }) => {
      const move = state.data?.move ?? null
      return move !== null && move.told < move.asked ? TELLING_MS : RESTING_MS
    },
  })

/** Moves the event; pages that show its days are read again. */
export function useMove(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: WantedMove) => ask(moveEvent, { params: scope, body: wanted }),
    onSuccess: (after) => {
      client.setQueryData(moveQuery(scope).queryKey, after)
      return Promise.all([
        client.invalidateQueries({ queryKey: ['events', scope.accountId] }),
        client.invalidateQueries({ queryKey: ['draft'] }),
      ])
    },
  })
}

export function useMoveMail(scope: EventScope) {
  return useMutation({
    mutationFn: (wanted: WantedMove & { registration?: string; toMe: boolean }) =>
      ask(previewMoveMail, { params: scope, body: wanted }),
  })
}

export function useReminder(scope: EventScope) {
  return useMutation({ mutationFn: () => ask(remindOfMove, { params: scope, body: {} }) })
}
