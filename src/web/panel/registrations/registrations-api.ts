import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { ask } from '#web/lib/ask.ts'

export type Registration = OutputOf<typeof getPanelRegistration>

/** An event in the account that owns it. */
export interface EventScope {
  readonly accountId: string
  readonly eventId: string
}

/** People register while the list is open; it is refreshed as long as it is visible. */
const REFRESH_MS = 15_000

/** One registration with all its data. */
export const registrationQuery = (scope: EventScope, registrationId: string) =>
  queryOptions({
    queryKey: ['registration', scope, registrationId],
    queryFn: ({ signal }) => ask(getPanelRegistration, { params: { ...scope, registrationId }, signal }),
    refetchInterval: REFRESH_MS,
  })
