import { sql } from 'kysely'
import { z } from 'zod'
import { refundState } from '#contract/refunds.ts'
import type { EntryOf } from '#domain/payment/ledger-entry.ts'
import { OPEN_REFUND_STATES, type RefundState, SET_ASIDE_STATES } from '#domain/payment/refund-states.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

export interface WantedRefund {
  readonly refundId: string
  readonly registrationId: string
  /** Null: by hand. */
  readonly paymentId: string | null
  /** Grosze, positive. */
  readonly amount: number
  readonly reason: string
  readonly actor: string
  /** The member of the staff who prepares it. */
  readonly preparedBy?: string | null
  readonly key: string
  /** hex of SHA-256 of the request. */
  readonly requestHash: string
  /** For a refund that the staff have not requested: its initial state, and what has promised it. */
  readonly state?: RefundState
  readonly origin?: string
  readonly replaces?: string
}

const made = { refundId: z.uuid(), state: refundState, amount: z.number().int() }

const verdictSchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('created'), ...made, surplus: z.number().int() }),
  z.object({ verdict: z.literal('seen'), ...made }),
  z.object({ verdict: z.literal('key_reused') }),
  z.object({ verdict: z.literal('too_much'), surplus: z.number().int() }),
  z.object({ verdict: z.literal('unknown') }),
])

/**
 * Sets money aside for a refund, or returns why not; see db/functions/public.claim_refund.sql for the promises. Takes
 * the registration's row lock.
 */
export async function claimRefund(tx: Tx, account: string, eventId: string, wanted: WantedRefund) {
  const { rows } = await sql<{ verdict: unknown }>`
    SELECT claim_refund(${account}, ${eventId}, ${jsonb(wanted)}) AS verdict`.execute(kysely(tx))
  return verdictSchema.parse(rows[0]?.verdict)
}

/**
 * Records that the gateway is being notified, so that no other job does the same for a minute, which is longer than a
 * call lasts. `again`: it may have been notified before. undefined when it is not to be sent, or is being processed.
 */
export async function takeInHand(tx: Tx, refundId: string) {
  const { rows } = await sql<{ amount: number; paymentId: string; again: boolean }>`
    UPDATE refund SET state = 'sent', tried_at = now(), updated_at = now(), sent_at = coalesce(sent_at, now())
     WHERE refund_id = ${refundId} AND state = ANY (${OPEN_REFUND_STATES}::text[])
       AND (tried_at IS NULL OR tried_at < now() - interval '1 minute')
    RETURNING amount, payment_id, old.state <> 'requested' AS again`.execute(kysely(tx))
  return rows[0]
}

export async function findRefund(tx: Tx, refundId: string) {
  const row = await kysely(tx)
    .selectFrom('refund')
    .select(['registrationId', 'paymentId', 'amount', 'state', 'origin', 'reason', 'decidedAt', 'handedBack'])
    .select(['preparedBy', 'needsSecond', 'accountEnd'])
    .where('refundId', '=', refundId)
    .executeTakeFirst()
  return row && { ...row, state: refundState.parse(row.state) }
}

/** Guarded by the previous state. Call it under the registration's lock. */
export async function moveRefund(
  tx: Tx,
  refund: { readonly refundId: string; readonly gatewayRefundId: string | null; readonly from: RefundState },
  to: RefundState,
): Promise<void> {
  await kysely(tx)
    .updateTable('refund')
    .set({
      ...{ state: to, gatewayRefundId: refund.gatewayRefundId, updatedAt: sql<string>`now()` },
      ...(OPEN_REFUND_STATES.includes(to) ? {} : { endedAt: sql<string>`now()` }),
    })
    .where('refundId', '=', refund.refundId)
    .where('state', '=', refund.from)
    .execute()
}

/** Books what was refunded; a second booking of the same refund changes nothing. */
export async function bookRefund(
  tx: Tx,
  entry: EntryOf<'refund'> & {
    readonly accountId: string
    readonly ledgerEntryId: string
    readonly registrationId: string
    readonly refundId: string
    readonly paymentId: string | null
  },
): Promise<void> {
  const { explanation, ...row } = entry
  await kysely(tx)
    .insertInto('ledgerEntry')
    .values({ ...row, explanation: jsonb(explanation) })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'refundId']).where('kind', '=', 'refund').doNothing(),
    )
    .execute()
}

/** Grosze of a registration that are set aside for refunds. Call it under its lock. */
export async function sumOnTheWayBack(tx: Tx, registrationId: string): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('registrationId', '=', registrationId)
    .where('state', 'in', SET_ASIDE_STATES)
    .executeTakeFirstOrThrow()
  return row.amount
}

/** Cross-tenant: refunds of all accounts that have not been processed for hours. */
export async function listUnfinishedRefunds(tx: Tx, atMost: number) {
  const { rows } = await sql<{ accountId: string; refundId: string }>`
    SELECT * FROM cross_tenant.unfinished_refunds(${atMost})`.execute(kysely(tx))
  return rows
}

/** The transfer that replaced a refund which has succeeded after all, unless the transfer was made too. */
export async function dropReplacement(tx: Tx, replaced: string): Promise<void> {
  await kysely(tx)
    .updateTable('refund')
    .set({
      ...{ state: 'failed', accountSealed: null },
      ...{ updatedAt: sql<string>`now()`, endedAt: sql<string>`now()` },
    })
    .where('replaces', '=', replaced)
    .where('state', 'in', SET_ASIDE_STATES)
    .execute()
}

/** Grosze of a registration whose refund the staff have decided by themselves. */
export async function sumPreparedByStaff(tx: Tx, registrationId: string): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('registrationId', '=', registrationId)
    .where('origin', '=', 'staff')
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow()
  return row.amount
}
