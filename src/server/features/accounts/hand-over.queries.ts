import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

const NOW = sql<Temporal.Instant>`now()`

interface NewHandOver {
  readonly ticketHash: Buffer
  readonly userId: string
  readonly accountId: string
  readonly expiresAt: string
}

export async function insertHandOver(tx: Tx, handOver: NewHandOver): Promise<void> {
  await kysely(tx).insertInto('handOver').values(handOver).execute()
}

export async function deleteOldHandOvers(tx: Tx): Promise<void> {
  await kysely(tx).deleteFrom('handOver').where('expiresAt', '<', NOW).execute()
}

/** Replaces the code before with a new one; false when there is no such ticket, or no longer. */
export async function setHandOverCode(
  tx: Tx,
  ticketHash: Buffer,
  code: { readonly codeHash: Buffer; readonly codeExpiresAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely(tx)
    .updateTable('handOver')
    .set(code)
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', NOW)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Uses a code up, and the ticket with it: of two at once, one gets the answer. */
export async function takeHandOver(tx: Tx, codeHash: Buffer) {
  return kysely(tx)
    .deleteFrom('handOver')
    .where('codeHash', '=', codeHash)
    .where('codeExpiresAt', '>', NOW)
    .returning(['userId', 'accountId'])
    .executeTakeFirst()
}
