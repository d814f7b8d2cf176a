import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../event-versions.ts'

export type Registration = OutputOf<typeof getPanelRegistration>

/** The staff and the payer change it while it is open. */
const REFRESH_MS = 15_000

/** One registration with all its data. */
export const registrationQuery = (scope: EventScope, registrationId: string) =>
  queryOptions({
    queryKey: ['registration', scope, registrationId],
    queryFn: ({ signal }) => ask(getPanelRegistration, { params: { ...scope, registrationId }, signal }),
    refetchInterval: REFRESH_MS,
  })
