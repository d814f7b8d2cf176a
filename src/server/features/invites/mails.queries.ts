import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** Who gets a mail: those who have got none, those who have not answered, or one of them. */
export interface Recipients {
  readonly eventId: string
  readonly list: string
  readonly kind: 'invite' | 'reminder'
  readonly only?: string | undefined
}

/** Whose turn it is: neither used nor ended, no mail on its way, and reminded once a day at most. */
const waiting = ({ eventId, list, kind, only }: Recipients) => {
  const turn =
    only !== undefined
      ? sql`i.invite_id = ${only}`
      : kind === 'invite'
        ? sql`i.sent_at IS NULL`
        : sql`i.sent_at IS NOT NULL AND (i.reminded_at IS NULL OR i.reminded_at < now() - interval '20 hours')`
  return sql`i.event_id = ${eventId} AND i.pool = ${list} AND i.email <> '' AND i.mail NOT IN ('queued', 'withheld')
    AND i.withdrawn_at IS NULL AND i.declined_at IS NULL AND ${turn}
    AND NOT EXISTS (SELECT FROM capacity_claim c
                      JOIN registration r ON r.account_id = c.account_id AND r.registration_id = c.holder_id
                     WHERE c.account_id = i.account_id AND c.event_id = i.event_id AND c.pool_key = i.pool || '~~' || i.code_name
                       AND c.pool_key LIKE '%~~%')`
}

export async function countRecipients(tx: Tx, recipients: Recipients): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM invite i WHERE ${waiting(recipients)}`.execute(kysely(tx))
  return rows[0]?.count ?? 0
}

/** Queues their mails; the ids of those that are queued by this. */
export async function queueMails(tx: Tx, recipients: Recipients, greeting: string): Promise<string[]> {
  const { rows } = await sql<{ inviteId: string }>`
    UPDATE invite i SET mail = 'queued', mail_kind = ${recipients.kind}, mail_id = gen_random_uuid(),
           greeting = ${greeting}, attempts = 0
     WHERE ${waiting(recipients)} RETURNING i.invite_id AS "inviteId"`.execute(kysely(tx))
  return rows.map(({ inviteId }) => inviteId)
}

/** Takes an invitation whose mail is due: counts the attempt. */
export async function takeUnsent(tx: Tx, inviteId: string) {
  return kysely(tx)
    .updateTable('invite')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('inviteId', '=', inviteId)
    .where('mail', 'in', ['queued', 'withheld'])
    .returning(['inviteId', 'attempts'])
    .executeTakeFirst()
}

/** A withheld one is counted anew when its turn comes; one that is not sent after all is as it was before. */
export async function markMail(
  tx: Tx,
  inviteId: string,
  mail: 'sent' | 'failed' | 'kept' | 'withheld' | 'none',
): Promise<void> {
  await kysely(tx)
    .updateTable('invite')
    .set({
      mail,
      ...(mail === 'sent'
        ? {
            sentAt: sql<string>`coalesce(sent_at, now())`,
            remindedAt: sql<string | null>`CASE WHEN mail_kind = 'reminder' THEN now() ELSE reminded_at END`,
          }
        : {}),
      ...(mail === 'withheld' ? { attempts: 0 } : {}),
    })
    .where('inviteId', '=', inviteId)
    .where('mail', 'in', ['queued', 'withheld'])
    .execute()
}
