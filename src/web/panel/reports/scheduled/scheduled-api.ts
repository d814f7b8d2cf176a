import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { deleteScheduled, listScheduled, putScheduled } from '#contract/scheduled.ts'
import { ask, problemsIn } from '#web/lib/ask.ts'
import type { EventScope } from '../../shared/event-versions.ts'

export type ScheduledReports = OutputOf<typeof listScheduled>
export type ScheduledReport = ScheduledReports['scheduled'][number]
/** What is saved of one. */
export type ScheduledBody = Pick<ScheduledReport, 'subject' | 'rhythm' | 'readers' | 'paused'>

export const scheduledQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['scheduled', scope],
    queryFn: ({ signal }) => ask(listScheduled, { params: scope, signal }),
  })

export const saveScheduled = (scope: EventScope, id: string, body: ScheduledBody) =>
  ask(putScheduled, { params: { ...scope, scheduledId: id }, body })

export const dropScheduled = (scope: EventScope, id: string) =>
  ask(deleteScheduled, { params: { ...scope, scheduledId: id } })

/** The readers who are members still: others cannot be chosen any more, and get nothing. */
export const readersOf = (
  report: ScheduledReport | null,
  members: ScheduledReports['members'],
): readonly string[] => report?.readers.filter((id) => members.some((each) => each.id === id)) ?? []

const FAILED = 'Nie udało się zapisać. Sprawdź połączenie i\u00a0spróbuj ponownie.'

/** What a refusal says of each field; of anything else a sentence for the whole form. */
export function troubleOf(error: unknown): {
  readonly fields: ReadonlyMap<string, string>
  readonly whole: string | null
} {
  if (error === null) return { fields: new Map(), whole: null }
  const fields = new Map(
    problemsIn(error).flatMap(({ field, message }) => (field === undefined ? [] : [[field, message]])),
  )
  return { fields, whole: fields.size > 0 ? null : FAILED }
}
