import { sql } from 'kysely'
import { z } from 'zod'
import type { Rhythm } from '#domain/reports/schedule.ts'
import { kysely, type Tx } from '#server/db/database.ts'

export interface ScheduledReport {
  readonly id: string
  readonly eventId: string
  /** 'view:' with its id, 'print:' with its key, or 'settlement'. */
  readonly subject: string
  readonly rhythm: Rhythm
  readonly paused: boolean
  readonly since: Temporal.Instant
  readonly readers: readonly string[]
}

const selected = (tx: Tx) =>
  kysely(tx)
    .selectFrom('scheduledReport')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('scheduledReader')
        .whereRef('scheduledReader.accountId', '=', 'scheduledReport.accountId')
        .whereRef('scheduledReader.scheduledReportId', '=', 'scheduledReport.scheduledReportId')
        .select(sql<string[]>`coalesce(array_agg(user_id::text ORDER BY user_id), '{}')`.as('ids'))
        .as('readers'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

const rhythmSchema: z.ZodType<Rhythm> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily'), hour: z.number() }),
  z.object({ kind: z.literal('weekly'), weekday: z.number(), hour: z.number() }),
  z.object({ kind: z.literal('before'), days: z.number(), hour: z.number() }),
])

const reportOf = ({ eventId, paused, since, readers, ...row }: Row): ScheduledReport => ({
  ...{ id: row.scheduledReportId, eventId, paused, since, readers: readers ?? [] },
  subject: row.listViewId === null ? row.subject : `view:${row.listViewId}`,
  rhythm: rhythmSchema.parse({
    ...{ kind: row.rhythm, hour: row.hour, weekday: row.weekday, days: row.daysBefore },
  }),
})

/** All of an event, in the order in which they were made. */
export async function listOfEvent(tx: Tx, eventId: string): Promise<ScheduledReport[]> {
  const rows = await selected(tx).where('eventId', '=', eventId).orderBy('scheduledReportId').execute()
  return rows.map(reportOf)
}

/** Those of the account that are not paused. */
export async function listActive(tx: Tx): Promise<ScheduledReport[]> {
  const rows = await selected(tx).where('paused', '=', false).orderBy('scheduledReportId').execute()
  return rows.map(reportOf)
}

export async function findScheduled(tx: Tx, id: string): Promise<ScheduledReport | undefined> {
  const row = await selected(tx).where('scheduledReportId', '=', id).executeTakeFirst()
  return row && reportOf(row)
}

/** Makes a report, or puts it in the place of the one with its id; terms until `since` are over. */
export async function saveScheduled(
  tx: Tx,
  account: string,
  { id, eventId, subject, rhythm, paused, since, readers }: ScheduledReport,
): Promise<void> {
  const listViewId = subject.startsWith('view:') ? subject.slice('view:'.length) : null
  const values = {
    ...{ subject: listViewId === null ? subject : 'view', listViewId },
    ...{ rhythm: rhythm.kind, hour: rhythm.hour, paused, since: since.toString() },
    weekday: rhythm.kind === 'weekly' ? rhythm.weekday : null,
    daysBefore: rhythm.kind === 'before' ? rhythm.days : null,
  }
  await kysely(tx)
    .insertInto('scheduledReport')
    .values({ accountId: account, scheduledReportId: id, eventId, ...values })
    .onConflict((conflict) => conflict.columns(['accountId', 'scheduledReportId']).doUpdateSet(values))
    .execute()
  await kysely(tx).deleteFrom('scheduledReader').where('scheduledReportId', '=', id).execute()
  await kysely(tx)
    .insertInto('scheduledReader')
    .values(readers.map((userId) => ({ accountId: account, scheduledReportId: id, userId })))
    .execute()
}

/** @returns whether there was one */
export async function deleteScheduledRow(tx: Tx, eventId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await kysely(tx)
    .deleteFrom('scheduledReport')
    .where('eventId', '=', eventId)
    .where('scheduledReportId', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
