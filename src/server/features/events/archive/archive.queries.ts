import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** False when it is so already. Call it under the event's lock. */
export async function setArchived(tx: Tx, eventId: string, isArchived: boolean): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('event')
    .set({ archivedAt: isArchived ? sql<string>`now()` : null })
    .where('eventId', '=', eventId)
    .where('archivedAt', isArchived ? 'is' : 'is not', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Deletes an event that was never published; the database refuses to delete another. */
export async function removeEvent(tx: Tx, eventId: string): Promise<boolean> {
  const result = await kysely(tx).deleteFrom('event').where('eventId', '=', eventId).executeTakeFirst()
  return result.numDeletedRows === 1n
}
