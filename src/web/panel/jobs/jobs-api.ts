import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { getOfficeJob, listOfficeJobs, runOfficeJob, stopOfficeJob } from '#contract/office-jobs.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { listsChanged } from '../shared/lists-changed.ts'

export type OfficeJob = OutputOf<typeof getOfficeJob>
export type JobSummary = OutputOf<typeof listOfficeJobs>['jobs'][number]
export type JobRow = OfficeJob['list'][number]

const MOVING_MS = 700
const RESTING_MS = 15_000

const isMoving = ({ state }: Pick<JobSummary, 'state'>) => state === 'checking' || state === 'running'

export const jobsQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['jobs', scope],
    queryFn: async ({ signal }) => (await ask(listOfficeJobs, { params: scope, signal })).jobs,
    refetchInterval: ({ state }) => (state.data?.some(isMoving) === true ? MOVING_MS : RESTING_MS),
  })

/** Asked again and again while a worker is at it. */
export const jobQuery = (scope: EventScope, jobId: string) =>
  queryOptions({
    queryKey: ['job', scope, jobId],
    queryFn: ({ signal }) => ask(getOfficeJob, { params: { ...scope, jobId }, signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && isMoving(state.data) ? MOVING_MS : false),
  })

/** Begins, resumes, stops or withdraws a job. */
export function useJobChange(scope: EventScope, jobId: string) {
  const client = useQueryClient()
  const params = { ...scope, jobId }
  return useMutation({
    mutationFn: (act: 'run' | 'stop') =>
      act === 'run' ? ask(runOfficeJob, { params, body: {} }) : ask(stopOfficeJob, { params, body: {} }),
    onSuccess: (after) => client.setQueryData(jobQuery(scope, jobId).queryKey, after),
    onSettled: () =>
      Promise.all([listsChanged(client), client.invalidateQueries({ queryKey: ['jobs', scope] })]),
  })
}
