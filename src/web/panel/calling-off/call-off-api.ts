import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  callOffEvent,
  confirmCallOff,
  getCallOff,
  previewCallOffMail,
  withdrawCallOff,
} from '#contract/call-off.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'

export type CallOff = OutputOf<typeof getCallOff>

const RUNNING_MS = 1_000
const RESTING_MS = 15_000

/** How far it is; asked every second while registrations are being cancelled. */
export const callOffQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['call-off', scope],
    queryFn: ({ signal }) => ask(getCallOff, { params: scope, signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isRunning(state.data) ? RUNNING_MS : RESTING_MS,
  })

/** Registrations still stand that the job has not tried yet. */
export const isRunning = ({ calledOff, registrations, failures }: CallOff): boolean =>
  calledOff !== null && registrations > failures.length

/** Calls off, confirms what somebody else has asked for, or takes it back. */
export function useCallOff(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (
      act: { readonly kind: 'call_off'; readonly reason: string } | { readonly kind: 'confirm' | 'withdraw' },
    ) => {
      if (act.kind === 'call_off') return ask(callOffEvent, { params: scope, body: { reason: act.reason } })
      if (act.kind === 'confirm') return ask(confirmCallOff, { params: scope, body: {} })
      return ask(withdrawCallOff, { params: scope })
    },
    onSuccess: (after) => client.setQueryData(callOffQuery(scope).queryKey, after),
  })
}

/** The mail as a registrant would get it; `toMe`: it is also sent to oneself. */
export function useMailPreview(scope: EventScope) {
  return useMutation({
    mutationFn: (wanted: { reason: string; registration?: string; toMe: boolean }) =>
      ask(previewCallOffMail, { params: scope, body: wanted }),
  })
}
