import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** What an account has chosen of its mails. */
export interface SenderRow {
  readonly senderName: string
  readonly replyTo: string
}

/** Locked until the transaction ends. */
export async function lockSender(tx: Tx, account: string): Promise<SenderRow> {
  return kysely(tx)
    .selectFrom('account')
    .select(['senderName', 'replyTo'])
    .where('accountId', '=', account)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function saveSender(tx: Tx, account: string, sender: Partial<SenderRow>): Promise<void> {
  await kysely(tx).updateTable('account').set(sender).where('accountId', '=', account).execute()
}

interface StoredLink {
  readonly tokenHash: Buffer
  readonly linkSealed: string
  readonly mailId: string
  readonly expiresAt: string
}

/** The link before opens nothing any more. */
export async function writeWaiting(
  tx: Tx,
  waiting: StoredLink & { readonly accountId: string; readonly email: string },
): Promise<void> {
  const { accountId: _, ...values } = waiting
  await kysely(tx)
    .insertInto('replyAddress')
    .values(waiting)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ ...values, sentAt: null }))
    .execute()
}

const waiting = (tx: Tx) =>
  kysely(tx).selectFrom('replyAddress').selectAll().where('expiresAt', '>', sql<Temporal.Instant>`now()`)

export async function findWaiting(tx: Tx) {
  return waiting(tx).executeTakeFirst()
}

export async function findWaitingByToken(tx: Tx, tokenHash: Buffer) {
  return waiting(tx).where('tokenHash', '=', tokenHash).executeTakeFirst()
}

export async function deleteWaiting(tx: Tx): Promise<void> {
  await kysely(tx).deleteFrom('replyAddress').execute()
}

/** Nothing when the mail was replaced by a newer one meanwhile. */
export async function markSent(tx: Tx, mailId: string): Promise<void> {
  await kysely(tx)
    .updateTable('replyAddress')
    .set({ sentAt: sql<string>`now()` })
    .where('mailId', '=', mailId)
    .execute()
}
