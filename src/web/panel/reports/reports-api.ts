import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { exportSettlement, getPrint, getReport, getSettlement, listReports } from '#contract/reports.ts'
import { ask } from '#web/lib/ask.ts'
import { addressOf } from '#web/lib/call.ts'
import type { EventScope } from '../shared/event-versions.ts'

export type Reports = OutputOf<typeof listReports>
export type Report = OutputOf<typeof getReport>
export type ReportRow = Report['rows'][number]
export type Settlement = OutputOf<typeof getSettlement>
export type Print = OutputOf<typeof getPrint>

const REFRESH_MS = 30_000

export const reportsQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['reports', scope],
    queryFn: ({ signal }) => ask(listReports, { params: scope, signal }),
    refetchInterval: REFRESH_MS,
  })

export const reportQuery = (scope: EventScope, report: string) =>
  queryOptions({
    queryKey: ['report', scope, report],
    queryFn: ({ signal }) => ask(getReport, { params: { ...scope, report }, signal }),
    placeholderData: keepPreviousData,
  })

export const settlementQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['settlement', scope],
    queryFn: ({ signal }) => ask(getSettlement, { params: scope, signal }),
  })

/** @param questions of the kitchen's list, with commas between; those about food when undefined */
export function printQuery(scope: EventScope, print: string, questions: string | undefined) {
  const query = print === 'kuchnia' && questions !== undefined ? { questions } : {}
  return queryOptions({
    queryKey: ['print', scope, print, query],
    queryFn: ({ signal }) => ask(getPrint, { params: { ...scope, print }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

export const settlementFile = (scope: EventScope): string =>
  addressOf(exportSettlement.path, { params: scope, query: {} })
