import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { getEventDefinition, listEventVersions } from '#contract/versions.ts'
import { ask } from '#web/lib/ask.ts'

export type Version = OutputOf<typeof listEventVersions>['versions'][number]

/** An event in the account that owns it. */
export interface EventScope {
  readonly accountId: string
  readonly eventId: string
}

/** The published versions, newest first. */
export const versionsQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['versions', scope],
    queryFn: async ({ signal }) => (await ask(listEventVersions, { params: scope, signal })).versions,
  })

/** A version never changes: once fetched it is never requested again. */
export const definitionQuery = (scope: EventScope, version: number) =>
  queryOptions({
    queryKey: ['definition', scope, version],
    queryFn: async ({ signal }) =>
      (await ask(getEventDefinition, { params: { ...scope, version }, signal })).definition,
    staleTime: Number.POSITIVE_INFINITY,
  })
