import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

const NOW = sql<Temporal.Instant>`now()`

/** The preview of an event, while it is valid. */
export async function findPreview(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('eventPreview')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('expiresAt', '>', NOW)
    .executeTakeFirst()
}

/** The event that a secret shows, while it is valid. */
export async function findPreviewedEvent(tx: Tx, tokenHash: Buffer): Promise<string | undefined> {
  const row = await kysely(tx)
    .selectFrom('eventPreview')
    .select('eventId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', NOW)
    .executeTakeFirst()
  return row?.eventId
}

/** Puts a secret in the place of an earlier one. */
export async function putPreview(
  tx: Tx,
  row: {
    readonly accountId: string
    readonly eventId: string
    readonly tokenHash: Buffer
    readonly linkSealed: string
    readonly createdBy: string
    readonly expiresAt: string
  },
): Promise<void> {
  const { tokenHash, linkSealed, createdBy, expiresAt } = row
  await kysely(tx)
    .insertInto('eventPreview')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'eventId'])
        .doUpdateSet({ tokenHash, linkSealed, createdBy, expiresAt, createdAt: sql<string>`now()` }),
    )
    .execute()
}

/** False when there was none. */
export async function deletePreview(tx: Tx, eventId: string): Promise<boolean> {
  const result = await kysely(tx).deleteFrom('eventPreview').where('eventId', '=', eventId).executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** Units of each limit that are taken or waited for, with the number that holds now. */
export async function listTaken(
  tx: Tx,
  eventId: string,
): Promise<ReadonlyMap<string, { readonly capacity: number | null; readonly taken: number }>> {
  const rows = await kysely(tx)
    .selectFrom('capacityPool')
    .select(['poolKey', 'capacity', 'taken', 'waiting'])
    .where('eventId', '=', eventId)
    .where('poolKey', 'not like', '%~%')
    .execute()
  return new Map(
    rows.map(({ poolKey, capacity, taken, waiting }) => [poolKey, { capacity, taken: taken + waiting }]),
  )
}
