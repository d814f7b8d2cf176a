import { sql } from 'kysely'
import { z } from 'zod'
import type { DonationEntry } from '#domain/collection/donation-entry.ts'
import { OPEN_PAYMENT_STATES, type PaymentState } from '#domain/payment/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

const paymentState = z.enum(['created', 'pending', 'succeeded', 'failed', 'cancelled'])

interface NewDonation {
  readonly accountId: string
  readonly donationId: string
  readonly collectionId: string
  readonly amount: number
  readonly name: string
  readonly email: string
  readonly isNamed: boolean
  readonly gateway: string
  readonly idempotencyKey: string
  readonly requestHash: Buffer
  readonly askedFrom: Buffer
}

/** False when a donation with this key is there already. */
export async function insertDonation(tx: Tx, { isNamed, ...row }: NewDonation): Promise<boolean> {
  const result = await kysely(tx)
    .insertInto('donation')
    .values({ ...row, state: 'created', namedSince: isNamed ? sql<string>`now()` : null })
    .onConflict((conflict) => conflict.columns(['accountId', 'idempotencyKey']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) === 1n
}

export async function findByKey(tx: Tx, key: string) {
  return kysely(tx)
    .selectFrom('donation')
    .select(['donationId', 'requestHash'])
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()
}

export async function findDonation(tx: Tx, donationId: string) {
  const row = await kysely(tx)
    .selectFrom('donation')
    .selectAll()
    .where('donationId', '=', donationId)
    .executeTakeFirst()
  return row && { ...row, state: paymentState.parse(row.state) }
}

export type StoredDonation = NonNullable<Awaited<ReturnType<typeof findDonation>>>

/** Takes its row lock: whoever else settles or gives back this donation waits. */
export async function lockDonation(tx: Tx, donationId: string): Promise<StoredDonation | undefined> {
  await sql`SELECT FROM donation WHERE donation_id = ${donationId} FOR UPDATE`.execute(kysely(tx))
  return findDonation(tx, donationId)
}

/** How many donations of this network were begun in the last hour and have brought nothing. */
export async function countUnpaid(tx: Tx, askedFrom: Buffer): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('donation')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('askedFrom', '=', askedFrom)
    .where('state', '<>', 'succeeded')
    .where('createdAt', '>', sql<Temporal.Instant>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Stores the gateway's transaction; nothing changes when the payment has ended meanwhile. */
export async function moveToPending(
  tx: Tx,
  donationId: string,
  started: { readonly transactionId: string; readonly redirectUrl: string },
): Promise<void> {
  await kysely(tx)
    .updateTable('donation')
    .set({ ...started, state: 'pending', updatedAt: sql<string>`now()` })
    .where('donationId', '=', donationId)
    .where('state', 'in', OPEN_PAYMENT_STATES)
    .execute()
}

/** Under its lock. */
export async function moveDonation(
  tx: Tx,
  donationId: string,
  to: { readonly state: PaymentState; readonly transactionId: string },
): Promise<void> {
  await kysely(tx)
    .updateTable('donation')
    .set({ ...to, updatedAt: sql<string>`now()` })
    .where('donationId', '=', donationId)
    .execute()
}

/**
 * Notes that the gateway is being asked for the donor; false when it was asked a moment ago, or nothing is under way.
 */
export async function noteAsking(tx: Tx, donationId: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE donation SET asked_at = now()
     WHERE donation_id = ${donationId} AND state = ANY (${OPEN_PAYMENT_STATES}::text[])
       AND (asked_at IS NULL OR asked_at < now() - interval '2 seconds')
    RETURNING donation_id`.execute(kysely(tx))
  return rows.length > 0
}

/** Adds an entry to the ledger of its collection. A second one of the same money changes nothing. */
export async function bookDonation(
  tx: Tx,
  entry: DonationEntry & {
    readonly accountId: string
    readonly donationEntryId: string
    readonly collectionId: string
    readonly donationId: string
    readonly donationRefundId: string | null
  },
): Promise<void> {
  const { explanation, ...row } = entry
  await kysely(tx)
    .insertInto('donationEntry')
    .values({ ...row, explanation: jsonb(explanation) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Grosze of a donation that are here: what came, less what went back. */
export async function sumReceived(tx: Tx, donationId: string): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('donationEntry')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('donationId', '=', donationId)
    .executeTakeFirstOrThrow()
  return row.amount
}

/** The donor's agreement to be named, with the name; null takes it back and keeps the name. */
export async function setNamed(tx: Tx, donationId: string, name: string | null): Promise<void> {
  await kysely(tx)
    .updateTable('donation')
    .set(
      name === null
        ? { namedSince: null, updatedAt: sql<string>`now()` }
        : { name, namedSince: sql<string>`now()`, updatedAt: sql<string>`now()` },
    )
    .where('donationId', '=', donationId)
    .execute()
}

/** What a donation has brought, and when it came; undefined while nothing has come, or when it went back. */
export async function findReceived(tx: Tx, donationId: string) {
  const { rows } = await sql<{ amount: number; at: Temporal.Instant }>`
    SELECT sum(amount)::bigint AS amount, min(at) AS at FROM donation_entry
     WHERE donation_id = ${donationId} GROUP BY donation_id HAVING sum(amount) > 0`.execute(kysely(tx))
  return rows[0]
}
