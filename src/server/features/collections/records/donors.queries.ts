import { sql } from 'kysely'
import { z } from 'zod'
import { kysely, type Tx } from '#server/db/database.ts'
import { donationRefundState } from '../donations/donation-refunds.queries.ts'

interface Donor {
  /** Names it within the list, and nothing else. */
  readonly id: string
  /** Empty: has not agreed to be named. */
  readonly name: string
  /** Grosze. */
  readonly amount: number
}

/** The newest donations that are here; only names of those who agreed are read. */
export async function listDonors(tx: Tx, collectionId: string, limit: number): Promise<Donor[]> {
  const { rows } = await sql<Donor>`
    SELECT right(md5(d.donation_id::text), 8) AS id, CASE WHEN d.named_since IS NULL THEN '' ELSE d.name END AS name, sum(e.amount)::bigint AS amount
      FROM donation_entry e JOIN donation d USING (account_id, donation_id)
     WHERE e.collection_id = ${collectionId}
     GROUP BY d.donation_id, d.named_since, d.name
    HAVING sum(e.amount) > 0
     ORDER BY min(e.at) DESC LIMIT ${limit}`.execute(kysely(tx))
  return rows
}

const row = z.object({
  donationId: z.string(),
  createdAt: z.custom<Temporal.Instant>((value) => value instanceof Temporal.Instant),
  name: z.string(),
  email: z.string(),
  isNamed: z.boolean(),
  state: z.enum(['created', 'pending', 'succeeded', 'failed', 'cancelled']),
  gateway: z.string(),
  amount: z.number(),
  received: z.number(),
  refundState: donationRefundState.nullable(),
  refundByHand: z.boolean().nullable(),
  refundReason: z.string().nullable(),
})

/** Donations to a collection, the newest first, with their newest refund. */
export async function listDonations(
  tx: Tx,
  collectionId: string,
  page: { readonly after: string | null; readonly limit: number },
) {
  const { rows } = await sql<unknown>`
    SELECT d.donation_id, d.created_at, d.name, d.email, d.named_since IS NOT NULL AS is_named, d.state, d.gateway,
           d.amount, coalesce((SELECT sum(e.amount) FROM donation_entry e
             WHERE e.account_id = d.account_id AND e.donation_id = d.donation_id), 0)::bigint AS received,
           r.state AS refund_state, r.by_hand AS refund_by_hand, r.reason AS refund_reason
      FROM donation d
      LEFT JOIN LATERAL (SELECT * FROM donation_refund x
         WHERE x.account_id = d.account_id AND x.donation_id = d.donation_id
         ORDER BY x.created_at DESC LIMIT 1) r ON true
     WHERE d.collection_id = ${collectionId} AND (${page.after}::uuid IS NULL OR d.donation_id < ${page.after}::uuid)
     ORDER BY d.donation_id DESC LIMIT ${page.limit}`.execute(kysely(tx))
  return z.array(row).parse(rows)
}

/** Sums of the ledger of a collection by month, in Polish time, and gateway; the newest month first. */
export async function sumByMonth(tx: Tx, collectionId: string) {
  const { rows } = await sql<{
    month: string
    gateway: string
    donated: number
    refunded: number
    donations: number
  }>`
    SELECT to_char(e.at AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM') AS month, d.gateway,
           coalesce(sum(e.amount) FILTER (WHERE e.kind = 'donation'), 0)::bigint AS donated,
           coalesce(-sum(e.amount) FILTER (WHERE e.kind = 'donation_refund'), 0)::bigint AS refunded,
           count(*) FILTER (WHERE e.kind = 'donation')::int AS donations
      FROM donation_entry e JOIN donation d USING (account_id, donation_id)
     WHERE e.collection_id = ${collectionId}
     GROUP BY 1, 2 ORDER BY 1 DESC, 2`.execute(kysely(tx))
  return rows
}

/** The entries of the ledger of a collection, the earliest first. */
export async function listEntries(
  tx: Tx,
  collectionId: string,
  page: { readonly offset: number; readonly limit: number },
) {
  const { rows } = await sql<{
    at: Temporal.Instant
    kind: 'donation' | 'donation_refund'
    amount: number
    donationId: string
    name: string
    email: string
    gateway: string
    transactionId: string | null
  }>`
    SELECT e.at, e.kind, e.amount, d.donation_id, d.name, d.email, d.gateway, d.transaction_id
      FROM donation_entry e JOIN donation d USING (account_id, donation_id)
     WHERE e.collection_id = ${collectionId}
     ORDER BY e.at, e.donation_entry_id OFFSET ${page.offset} LIMIT ${page.limit}`.execute(kysely(tx))
  return rows
}
