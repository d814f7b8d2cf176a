import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import {
  endTestMode,
  getTestMode,
  startRehearsal,
  startTestMode,
  stopRehearsal,
  wipeTests,
} from '#contract/test-mode.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'

export type TestMode = OutputOf<typeof getTestMode>

const WORKING_MS = 1_000
const RESTING_MS = 10_000

const isWorking = ({ wiping, rehearsal }: TestMode) => wiping !== null || rehearsal?.state === 'running'

/** Test mode, wiping and the rehearsal; asked every second while something is being done. */
export const testModeQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['test-mode', scope],
    queryFn: ({ signal }) => ask(getTestMode, { params: scope, signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isWorking(state.data) ? WORKING_MS : RESTING_MS,
  })

export type TestCommand =
  | { readonly kind: 'start' | 'end' | 'wipe' | 'stop' }
  | { readonly kind: 'rehearse'; readonly people: number }

/** Does what was pressed; the page shows the new state at once. */
export function useTestMode(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (command: TestCommand) => send(scope, command),
    onSuccess: (after) => {
      client.setQueryData(testModeQuery(scope).queryKey, after)
      return client.invalidateQueries({ queryKey: ['events', scope.accountId] })
    },
  })
}

function send(params: EventScope, command: TestCommand): Promise<TestMode> {
  switch (command.kind) {
    case 'start':
      return ask(startTestMode, { params, body: {} })
    case 'end':
      return ask(endTestMode, { params })
    case 'wipe':
      return ask(wipeTests, { params, body: {} })
    case 'stop':
      return ask(stopRehearsal, { params, body: {} })
    case 'rehearse':
      return ask(startRehearsal, { params, body: { people: command.people } })
  }
}
