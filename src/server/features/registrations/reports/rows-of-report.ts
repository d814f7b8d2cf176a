import type { z } from 'zod'
import type { getReport } from '#contract/reports.ts'
import { writeConditions } from '#domain/lists/conditions.ts'
import type { Tx } from '#server/db/database.ts'
import { listByKey, listLargest } from './figures.queries.ts'
import type { KnownReport } from './known-reports.ts'

export const MOST_ROWS = 300
export const MOST_DAYS = 1_000

const TAKING_PART = { key: 'state', values: ['awaiting_approval', 'awaiting_payment', 'confirmed'] }

/** All who take part. */
export const conditionsOfAll = writeConditions([TAKING_PART])

export type Row = z.input<typeof getReport.output>['rows'][number]

/** The rows of a report from its kept figures, one more than `MOST_ROWS` (by day `MOST_DAYS`) at most. */
export async function rowsOf(tx: Tx, eventId: string, report: KnownReport): Promise<Row[]> {
  const { from, order, nameOf } = report
  const sums = new Map<string, { registrations: number; people: number; pieces: number }>()
  for (const name of from) {
    const asked = { eventId, report: name }
    const found =
      order === 'key'
        ? await listByKey(tx, { ...asked, atMost: MOST_DAYS + 1 })
        : await listLargest(tx, { ...asked, atMost: MOST_ROWS + 1 })
    for (const { key, registrations, people, pieces } of found) {
      const sum = sums.get(key) ?? { registrations: 0, people: 0, pieces: 0 }
      sums.set(key, {
        registrations: sum.registrations + registrations,
        people: sum.people + people,
        pieces: sum.pieces + pieces,
      })
    }
  }
  const rows = [...sums].map(
    ([key, sum]): Row => ({
      ...{ key, label: nameOf(key), ...sum },
      conditions: conditionsOf(report, key),
    }),
  )
  const counted = (row: Row) => (report.list === 'people' ? row.people : row.registrations)
  return order === 'key' ? rows : rows.toSorted((one, other) => counted(other) - counted(one))
}

function conditionsOf({ key: filter, filterOf }: KnownReport, key: string): string | null {
  const value = filterOf(key)
  if (value === null) return null
  return filter === 'state' ? writeConditions([{ key: 'state', values: [value] }]) : conditions(filter, value)
}

/** Of those who take part, under one more condition. */
export const conditions = (key: string, value: string): string =>
  writeConditions([TAKING_PART, { key, values: [value] }])
