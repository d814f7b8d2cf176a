import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import type { StoredLink } from './registration-link.ts'

/** Returns which link of the registration it is, from 1. */
export async function writeLink(tx: Tx, registrationId: string, link: StoredLink): Promise<number> {
  const { linkVersion } = await kysely(tx)
    .updateTable('registration')
    .set({ ...link, linkVersion: sql<number>`link_version + 1` })
    .where('registrationId', '=', registrationId)
    .returning('linkVersion')
    .executeTakeFirstOrThrow()
  return linkVersion
}

interface LinkRequest {
  readonly askedFrom: Buffer
  readonly mailbox: Buffer
}

/** Concurrent requests are counted one after another; what is older than an hour is deleted. */
export async function lockRequests(tx: Tx, account: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('link_request ' || ${account}, 0))`.execute(
    kysely(tx),
  )
  await kysely(tx)
    .deleteFrom('linkRequest')
    .where('askedAt', '<', sql<Temporal.Instant>`now() - interval '1 hour'`)
    .execute()
}

export async function countRequests(tx: Tx, { askedFrom, mailbox }: LinkRequest) {
  return kysely(tx)
    .selectFrom('linkRequest')
    .select([
      sql<number>`count(*) FILTER (WHERE asked_from = ${askedFrom})::integer`.as('ofNetwork'),
      sql<number>`count(*) FILTER (WHERE mailbox = ${mailbox})::integer`.as('toMailbox'),
    ])
    .executeTakeFirstOrThrow()
}

export async function insertRequest(
  tx: Tx,
  request: LinkRequest & { readonly accountId: string },
): Promise<void> {
  await kysely(tx).insertInto('linkRequest').values(request).execute()
}

/** Registrations of a mailbox, the newest first. */
export async function listOfMailbox(tx: Tx, email: string, atMost: number): Promise<string[]> {
  const rows = await kysely(tx)
    .selectFrom('registration')
    .select('registrationId')
    .where(sql<boolean>`lower(contact_email) = lower(${email})`)
    .orderBy('createdAt', 'desc')
    .limit(atMost)
    .execute()
  return rows.map(({ registrationId }) => registrationId)
}
