import { sql } from 'kysely'
import { z } from 'zod'
import { timesToProlong } from '#domain/capacity/prolonging.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import type { Seller } from '#server/orders/order-queue.ts'
import type { Claim } from './claim.ts'
import type { Hold } from './hold.ts'
import type { UnpaidGuard } from './unpaid-guard.ts'

/** What `hold_many` in the database needs to hold places for one form. */
export interface HoldOrder {
  readonly hold: string
  readonly version: number
  readonly claims: readonly Claim[]
  /** The end of a new hold; an existing one keeps its own. */
  readonly expiresAt: string
  /** hex of the hashed address. */
  readonly askedFrom: string
  readonly unpaid: UnpaidGuard | null
}

const verdictsSchema = z.array(
  z.discriminatedUnion('verdict', [
    z.object({ verdict: z.literal('held') }),
    z.object({ verdict: z.enum(['full', 'queue']), pool: z.string() }),
    z.object({ verdict: z.literal('again') }),
    z.object({ verdict: z.literal('version_gone') }),
    z.object({ verdict: z.literal('gone') }),
    z.object({ verdict: z.literal('proof'), held: z.number().int(), of: z.number().int() }),
    z.object({ verdict: z.literal('unpaid'), held: z.number().int() }),
  ]),
)

export type HoldVerdict = z.infer<typeof verdictsSchema>[number]

/** See db/functions/public.hold_many.sql for the promises. Holds differ. */
export async function holdMany(
  { db, account }: Seller,
  eventId: string,
  orders: readonly HoldOrder[],
): Promise<HoldVerdict[]> {
  return verdictsSchema.parse(
    await db.call(account, sql`hold_many(${account}, ${eventId}, ${jsonb(orders)})`),
  )
}

export async function findHold(tx: Tx, holdId: string): Promise<Hold | null> {
  const { rows } = await sql<{
    eventId: string
    expiresAt: Temporal.Instant
    prolonged: number
    joinedAt: Temporal.Instant | null
    offeredAt: Temporal.Instant | null
    agreedVersion: number | null
    waitingEntryId: string | null
    draft: unknown
    units: Record<string, number>
    othersWait: boolean
  }>`
    SELECT h.event_id, h.expires_at, h.prolonged, w.joined_at, w.offered_at, w.version AS agreed_version,
           w.waiting_entry_id, w.draft,
           coalesce(jsonb_object_agg(c.pool_key, c.units) FILTER (WHERE c.pool_key IS NOT NULL), '{}') AS units,
           coalesce(bool_or(p.waiting > 0), false) AS others_wait
      FROM hold h
      LEFT JOIN waiting_entry w USING (account_id, waiting_entry_id)
      LEFT JOIN capacity_claim c ON c.account_id = h.account_id AND c.holder_id = h.hold_id
      LEFT JOIN capacity_pool p ON p.account_id = c.account_id AND p.event_id = c.event_id AND p.pool_key = c.pool_key
     WHERE h.hold_id = ${holdId}
     GROUP BY h.account_id, h.hold_id, w.waiting_entry_id, w.joined_at, w.offered_at, w.version, w.draft`.execute(
    kysely(tx),
  )
  const [row] = rows
  if (!row) return null
  const { expiresAt: until, othersWait, ...rest } = row
  return {
    ...rest,
    holdId,
    until,
    mayProlong: timesToProlong({ isOffer: row.joinedAt !== null, othersWait }),
  }
}

/** Takes the row lock of a hold; undefined when it has ended. */
export async function lockHold(tx: Tx, holdId: string) {
  return kysely(tx)
    .selectFrom('hold')
    .select(['eventId', 'waitingEntryId'])
    .where('holdId', '=', holdId)
    .forUpdate()
    .executeTakeFirst()
}

/** Guarded by how often it was prolonged: of two clicks at once one counts. False when it has ended. */
export async function moveEnd(
  tx: Tx,
  hold: { readonly holdId: string; readonly prolonged: number },
  until: Temporal.Instant,
): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('hold')
    .set({ expiresAt: until.toString(), prolonged: hold.prolonged + 1 })
    .where('holdId', '=', hold.holdId)
    .where('prolonged', '=', hold.prolonged)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The row alone: what it claims is released by `releasePlaces`. */
export async function deleteHold(tx: Tx, holdId: string): Promise<void> {
  await kysely(tx).deleteFrom('hold').where('holdId', '=', holdId).execute()
}

/** How many other holds of an event were requested from an address. */
export async function countHoldsFrom(
  tx: Tx,
  eventId: string,
  askedFrom: Buffer,
  other: string,
): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('hold')
    .select(sql<number>`count(*)`.as('holds'))
    .where('eventId', '=', eventId)
    .where('askedFrom', '=', askedFrom)
    .where('holdId', '!=', other)
    .executeTakeFirstOrThrow()
  return row.holds
}

/** Cross-tenant: of all accounts. */
export async function deleteOldUnpaidOrders(tx: Tx): Promise<void> {
  await sql`SELECT cross_tenant.forget_unpaid_orders()`.execute(kysely(tx))
}
