import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** Deletes what is too old meanwhile. */
export async function insertMailboxLink(
  tx: Tx,
  link: {
    readonly accountId: string
    readonly tokenHash: Buffer
    readonly emailSealed: string
    readonly expiresAt: string
  },
): Promise<void> {
  await kysely(tx).deleteFrom('mailboxLink').where('expiresAt', '<=', sql<Temporal.Instant>`now()`).execute()
  await kysely(tx).insertInto('mailboxLink').values(link).execute()
}

/** Takes the link out: of several at once one gets it. */
export async function takeMailboxLink(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await kysely(tx)
    .deleteFrom('mailboxLink')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** A link that still opens. */
export async function findMailboxLink(tx: Tx, tokenHash: Buffer) {
  return kysely(tx)
    .selectFrom('mailboxLink')
    .select('emailSealed')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<Temporal.Instant>`now()`)
    .executeTakeFirst()
}
