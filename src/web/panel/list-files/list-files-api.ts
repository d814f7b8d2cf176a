import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { listListFiles } from '#contract/list-files.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'

export type ListFile = OutputOf<typeof listListFiles>['files'][number]

const MOVING_MS = 700

/** Asked again and again while a file is being made. */
export const listFilesQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['list-files', scope],
    queryFn: async ({ signal }) => (await ask(listListFiles, { params: scope, signal })).files,
    refetchInterval: ({ state }) => (state.data?.some(({ done }) => !done) === true ? MOVING_MS : false),
  })
