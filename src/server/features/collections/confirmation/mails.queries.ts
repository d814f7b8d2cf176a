import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** Takes a donation whose mail is due: counts the attempt. */
export async function takeUnsent(tx: Tx, donationId: string) {
  return kysely(tx)
    .updateTable('donation')
    .set({ mailAttempts: sql<number>`mail_attempts + 1` })
    .where('donationId', '=', donationId)
    .where('mail', '=', 'queued')
    .returning('mailAttempts')
    .executeTakeFirst()
}

export async function markMail(
  tx: Tx,
  donationId: string,
  mail: 'none' | 'sent' | 'kept' | 'failed',
): Promise<void> {
  await kysely(tx)
    .updateTable('donation')
    .set({ mail })
    .where('donationId', '=', donationId)
    .where('mail', '=', 'queued')
    .execute()
}
