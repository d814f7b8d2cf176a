import { sql } from 'kysely'
import { z } from 'zod'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import type { Claim } from './claim.ts'

const shortSchema = z.object({ verdict: z.enum(['full', 'queue']), pool: z.string() }).nullable()

/** What is missing: a pool has too little left, or what is left is awaited by others. */
export type Short = NonNullable<z.infer<typeof shortSchema>>

/** See db/functions/public.claim_places.sql for the promises. */
export async function claim(
  tx: Tx,
  account: string,
  wanted: {
    readonly eventId: string
    readonly holder: string
    readonly claims: readonly Claim[]
    readonly inTurn: boolean
  },
): Promise<Short | null> {
  const { eventId, holder, claims, inTurn } = wanted
  const { rows } = await sql<{ short: unknown }>`
    SELECT claim_places(${account}, ${eventId}, ${holder}, ${jsonb(claims)}, ${inTurn}) AS short`.execute(
    kysely(tx),
  )
  return shortSchema.parse(rows[0]?.short ?? null)
}

/** What a holder claims: units by pool. */
export async function findUnits(tx: Tx, holder: string): Promise<Record<string, number>> {
  const rows = await kysely(tx)
    .selectFrom('capacityClaim')
    .select(['poolKey', 'units'])
    .where('holderId', '=', holder)
    .execute()
  return Object.fromEntries(rows.map(({ poolKey, units }) => [poolKey, units]))
}

/** Free units of these pools, if they exist; never below zero. Those without a limit are left out. */
export async function findFreeOf(
  tx: Tx,
  eventId: string,
  pools: readonly string[],
): Promise<Record<string, number>> {
  const rows = await kysely(tx)
    .selectFrom('capacityPool')
    .select(['poolKey', 'capacity', 'taken'])
    .where('eventId', '=', eventId)
    .where('poolKey', 'in', pools)
    .execute()
  return Object.fromEntries(
    rows.flatMap(({ poolKey, capacity, taken }) =>
      capacity === null ? [] : [[poolKey, Math.max(0, capacity - taken)]],
    ),
  )
}

/** Releases what is overdue in an event; returns how many holds and registrations were ended. */
export async function sweep(tx: Tx, account: string, eventId: string): Promise<number> {
  const { rows } = await sql<{ ended: number }>`SELECT sweep_event(${account}, ${eventId}) AS ended`.execute(
    kysely(tx),
  )
  return rows[0]?.ended ?? 0
}

/** Cross-tenant: events of all accounts in which a hold has ended. */
export async function listEventsToSweep(tx: Tx, atMost: number) {
  const { rows } = await sql<{ accountId: string; eventId: string }>`
    SELECT * FROM cross_tenant.events_with_overdue_holds(${atMost})`.execute(kysely(tx))
  return rows
}
