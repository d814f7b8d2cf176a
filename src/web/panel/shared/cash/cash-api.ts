import { queryOptions } from '@tanstack/react-query'
import { getCashShift, listCashDocuments, listCashShifts } from '#contract/cash.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../event-versions.ts'

export type CashReport = OutputOf<typeof getCashShift>
export type CashShift = CashReport['shift']
export type CashDocument = CashReport['documents'][number]

/** Colleagues take cash while the page is open. */
const REFRESH_MS = 15_000

/** The shifts of an event, newest first. */
export const cashShiftsQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['cash', scope, 'shifts'],
    queryFn: async ({ signal }) => (await ask(listCashShifts, { params: scope, signal })).shifts,
    refetchInterval: REFRESH_MS,
  })

/** The report of a shift. */
export const cashReportQuery = (scope: EventScope, shiftId: string) =>
  queryOptions({
    queryKey: ['cash', scope, 'shift', shiftId],
    queryFn: ({ signal }) => ask(getCashShift, { params: { ...scope, shiftId }, signal }),
    refetchInterval: REFRESH_MS,
  })

/** The cash documents of a registration, oldest first. */
export const cashDocumentsQuery = (scope: EventScope, registrationId: string) =>
  queryOptions({
    queryKey: ['cash', scope, 'registration', registrationId],
    queryFn: async ({ signal }) =>
      (await ask(listCashDocuments, { params: { ...scope, registrationId }, signal })).documents,
  })
