import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

export async function findSettings(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('spaceSetting')
    .select(['wishQuestion', 'published'])
    .where('eventId', '=', eventId)
    .executeTakeFirst()
}

export async function saveWishQuestion(
  tx: Tx,
  row: { readonly accountId: string; readonly eventId: string; readonly wishQuestion: string | null },
): Promise<void> {
  await kysely(tx)
    .insertInto('spaceSetting')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'eventId']).doUpdateSet({ wishQuestion: row.wishQuestion }),
    )
    .execute()
}

/** Notes when a scope was published first, and keeps others who publish waiting. */
export async function notePublished(
  tx: Tx,
  row: { readonly accountId: string; readonly eventId: string; readonly scope: string; readonly at: string },
): Promise<void> {
  const { accountId, eventId, scope, at } = row
  const published = { [scope]: at }
  await kysely(tx)
    .insertInto('spaceSetting')
    .values({ accountId, eventId, published: jsonb(published) })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'eventId']).doUpdateSet({
        published: sql`${jsonb(published)} || space_setting.published`,
      }),
    )
    .execute()
}
