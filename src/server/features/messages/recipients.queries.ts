import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** Records that the reader of an address has opened a link of ours. */
export async function insertKnownRecipient(tx: Tx, accountId: string, recipientHash: Buffer): Promise<void> {
  await kysely(tx)
    .insertInto('knownRecipient')
    .values({ accountId, recipientHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface RecipientFacts {
  /** Has opened a link of ours, or paid for what was registered by this address. */
  readonly isKnown: boolean
  /** Has got an earlier mail about something else. */
  readonly isLater: boolean
}

/** What this account knows about a message's recipient. */
export async function findRecipientFacts(
  tx: Tx,
  messageId: string,
  recipientHash: Buffer,
): Promise<RecipientFacts> {
  const { rows } = await sql<RecipientFacts>`
    SELECT EXISTS (SELECT FROM known_recipient k
                    WHERE k.account_id = m.account_id AND k.recipient_hash = ${recipientHash})
           OR EXISTS (SELECT FROM message o
                        JOIN ledger_entry l ON l.account_id = o.account_id AND l.registration_id = o.registration_id
                       WHERE o.account_id = m.account_id AND lower(o.recipient) = lower(m.recipient)
                         AND o.kind <> 'taken_over' AND l.kind = 'payment') AS is_known,
           EXISTS (SELECT FROM message o
                    WHERE o.account_id = m.account_id AND lower(o.recipient) = lower(m.recipient)
                      AND (o.registration_id, o.waiting_entry_id) IS DISTINCT FROM (m.registration_id, m.waiting_entry_id)
                      AND (o.created_at, o.message_id) < (
                        SELECT s.created_at, s.message_id FROM message s
                         WHERE s.account_id = m.account_id AND lower(s.recipient) = lower(m.recipient)
                           AND (s.registration_id, s.waiting_entry_id)
                               IS NOT DISTINCT FROM (m.registration_id, m.waiting_entry_id)
                         ORDER BY s.created_at, s.message_id LIMIT 1)) AS is_later
      FROM message m WHERE m.message_id = ${messageId}`.execute(kysely(tx))
  return rows[0] ?? { isKnown: false, isLater: false }
}

/** See db/functions/public.count_mail.sql. @param owners hashes as hex */
export async function countMail(
  tx: Tx,
  owners: readonly { readonly owner: string; readonly hourly: number; readonly daily: number }[],
): Promise<number> {
  const { rows } = await sql<{ wait: number }>`SELECT count_mail(${jsonb(owners)}) AS wait`.execute(
    kysely(tx),
  )
  return rows[0]?.wait ?? 0
}

/** Of all accounts: what no longer counts. */
export async function deleteOldCounts(tx: Tx): Promise<void> {
  await sql`DELETE FROM mail_count WHERE hour < now() - interval '25 hours'`.execute(kysely(tx))
}

/**
 * Messages that go out in the mail of another: those that wait for the end of a limit of the same recipient, oldest
 * first. From now on they are part of this mail, also when it is tried again.
 */
export async function mergeWithheld(
  tx: Tx,
  main: { readonly id: string; readonly recipient: string },
  atMost: number,
) {
  await sql`
    UPDATE message SET merged_into = ${main.id}
     WHERE message_id IN (
       SELECT m.message_id FROM message m
        WHERE m.state = 'withheld' AND m.merged_into IS NULL AND m.message_id <> ${main.id}
          AND lower(m.recipient) = lower(${main.recipient})
          -- What tells of a ticket without a link goes out alone.
          AND m.kind <> 'taken_over'
        ORDER BY m.created_at, m.message_id LIMIT ${atMost} FOR UPDATE SKIP LOCKED)`.execute(kysely(tx))
  return kysely(tx)
    .selectFrom('message')
    .select(['registrationId', 'waitingEntryId', 'recipient'])
    .where('mergedInto', '=', main.id)
    .orderBy('createdAt')
    .orderBy('messageId')
    .execute()
}

/** False when it is already. */
export async function markWithheld(tx: Tx, messageId: string): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('message')
    .set({ state: 'withheld', attempts: 0 })
    .where('messageId', '=', messageId)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Whether a registration was made in test mode. */
export async function isTestRegistration(tx: Tx, registrationId: string): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom('registration')
    .select('isTest')
    .where('registrationId', '=', registrationId)
    .executeTakeFirst()
  return row?.isTest ?? false
}

/** Whether an address is the organiser's own, or that of a colleague. */
export async function isOfOrganiser(tx: Tx, accountId: string, address: string): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    SELECT EXISTS (SELECT FROM account a WHERE a.account_id = ${accountId} AND lower(a.email) = lower(${address}))
        OR EXISTS (SELECT FROM membership m JOIN app_user u USING (user_id)
                    WHERE m.account_id = ${accountId} AND lower(u.email) = lower(${address})) AS own`.execute(
    kysely(tx),
  )
  return rows[0]?.own ?? false
}
