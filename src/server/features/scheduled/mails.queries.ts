import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** When mails of these reports were last sent. */
export async function lastSentOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Temporal.Instant>> {
  if (ids.length === 0) return new Map()
  const rows = await kysely(tx)
    .selectFrom('scheduledMail')
    .select(['scheduledReportId as id'])
    .select(({ fn }) => fn.max('sentAt').as('at'))
    .where('scheduledReportId', 'in', ids)
    .groupBy('scheduledReportId')
    .execute()
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at]])))
}

/** False when the reader has a mail of this term. */
export async function insertMail(
  tx: Tx,
  mail: {
    readonly accountId: string
    readonly scheduledMailId: string
    readonly scheduledReportId: string
    readonly userId: string
    readonly term: string
  },
): Promise<boolean> {
  const result = await kysely(tx)
    .insertInto('scheduledMail')
    .values(mail)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'scheduledReportId', 'userId', 'term']).doNothing(),
    )
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) === 1n
}

/** A mail that waits to be sent, counted as one more attempt; undefined when it was, or its report is gone. */
export async function takeMail(tx: Tx, id: string) {
  return kysely(tx)
    .updateTable('scheduledMail')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('scheduledMailId', '=', id)
    .where('state', '=', 'queued')
    .returning(['scheduledMailId as id', 'scheduledReportId as reportId', 'userId', 'attempts'])
    .executeTakeFirst()
}

export async function markMail(tx: Tx, id: string, state: 'sent' | 'skipped' | 'failed'): Promise<void> {
  await kysely(tx)
    .updateTable('scheduledMail')
    .set({ state, ...(state === 'sent' && { sentAt: sql<string>`now()` }) })
    .where('scheduledMailId', '=', id)
    .execute()
}
