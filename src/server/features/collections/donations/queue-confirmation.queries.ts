import { kysely, type Tx } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'

/** Queues the mail with the confirmation of a donation. */
export async function queueConfirmation(tx: Tx, account: string, donationId: string): Promise<void> {
  await kysely(tx)
    .updateTable('donation')
    .set({ mail: 'queued', mailAttempts: 0 })
    .where('donationId', '=', donationId)
    .execute()
  const options = { key: `donation-mail:${donationId}` }
  await enqueue(tx, account, 'send-donation-mail', { donation: donationId }, options)
}
