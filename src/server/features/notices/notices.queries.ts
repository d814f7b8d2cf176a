import { sql } from 'kysely'
import type { LastCounts } from '#domain/notices/news.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** The members of the account with what each has chosen; unread rows as they are stored. */
export async function listRecipients(tx: Tx) {
  return recipients(tx).orderBy('membership.userId').execute()
}

export async function findRecipient(tx: Tx, userId: string) {
  return recipients(tx).where('membership.userId', '=', userId).executeTakeFirst()
}

const recipients = (tx: Tx) =>
  kysely(tx)
    .selectFrom('membership')
    .innerJoin('appUser', 'appUser.userId', 'membership.userId')
    .leftJoin('noticeChoice', (join) =>
      join
        .onRef('noticeChoice.userId', '=', 'membership.userId')
        .onRef('noticeChoice.accountId', '=', 'membership.accountId'),
    )
    .select(['membership.userId', 'membership.role', 'membership.scope', 'appUser.email'])
    .select(sql<string>`coalesce(notice_choice.choice, 'daily')`.as('choice'))

/** The counts of the last message to a member; nobody else writes to them until the transaction ends. */
export async function lockLastCounts(tx: Tx, account: string, userId: string): Promise<unknown> {
  const row = await kysely(tx)
    .insertInto('noticeChoice')
    .values({ accountId: account, userId })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'userId'])
        .doUpdateSet(({ ref }) => ({ lastCounts: ref('noticeChoice.lastCounts') })),
    )
    .returning('lastCounts')
    .executeTakeFirstOrThrow()
  return row.lastCounts
}

export async function saveLastCounts(tx: Tx, userId: string, counts: LastCounts): Promise<void> {
  await kysely(tx)
    .updateTable('noticeChoice')
    .set({ lastCounts: jsonb(counts) })
    .where('userId', '=', userId)
    .execute()
}

export async function saveChoice(tx: Tx, account: string, userId: string, choice: string): Promise<void> {
  await kysely(tx)
    .insertInto('noticeChoice')
    .values({ accountId: account, userId, choice })
    .onConflict((conflict) => conflict.columns(['accountId', 'userId']).doUpdateSet({ choice }))
    .execute()
}

/** False when the member has a message of this occasion. */
export async function insertNotice(
  tx: Tx,
  notice: {
    readonly accountId: string
    readonly staffNoticeId: string
    readonly userId: string
    readonly occasion: string
    readonly items: unknown
  },
): Promise<boolean> {
  const result = await kysely(tx)
    .insertInto('staffNotice')
    .values({ ...notice, items: jsonb(notice.items) })
    .onConflict((conflict) => conflict.columns(['accountId', 'userId', 'occasion']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) === 1n
}

/** A notice that waits to be sent, counted as one more attempt; undefined when it was. */
export async function takeNotice(tx: Tx, id: string) {
  return kysely(tx)
    .updateTable('staffNotice')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('staffNoticeId', '=', id)
    .where('state', '=', 'queued')
    .returning(['staffNoticeId as id', 'userId', 'occasion', 'items', 'attempts'])
    .executeTakeFirst()
}

export async function markNotice(tx: Tx, id: string, state: 'sent' | 'skipped' | 'failed'): Promise<void> {
  await kysely(tx)
    .updateTable('staffNotice')
    .set({ state, ...(state === 'sent' && { sentAt: sql<string>`now()` }) })
    .where('staffNoticeId', '=', id)
    .execute()
}
