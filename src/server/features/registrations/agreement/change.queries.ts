import { sql } from 'kysely'
import type { LedgerExplanation } from '#domain/payment/ledger-entry.ts'
import type { LackingAnswer } from '#domain/quote/answers-for-later.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import type { Claim } from '#server/features/places/claims/claim.ts'

/** What `write_change` in the database needs (db/functions/public.write_change.sql). */
export interface Change {
  /** hex of SHA-256 of the request, which identifies a repetition. */
  readonly hash: string
  /** Without its people. */
  readonly draft: unknown
  readonly claims: readonly Claim[]
  readonly total: number
  readonly lacking: readonly LackingAnswer[]
  /** Everyone who takes part from now on. */
  readonly people: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]
  readonly statements: readonly { readonly id: string; readonly version: number; readonly text: string }[]
  /** Grosze with sign: plus = more is owed; a correction of zero is not written. */
  readonly correction: {
    readonly id: string
    readonly amount: number
    readonly explanation: Extract<LedgerExplanation, { readonly code: 'changed' | 'handed_over' }>
  }
}

/** Writes a decided change; people who are not in it any more have left. Call it under the registration's lock. */
export async function writeChange(
  tx: Tx,
  account: string,
  registrationId: string,
  change: Change,
): Promise<void> {
  await sql`SELECT write_change(${account}, ${registrationId}, ${jsonb(change)})`.execute(kysely(tx))
}

/** Where heads are counted: how many come from now on. Call it under the registration's lock. */
export async function setHeadcount(tx: Tx, registrationId: string, headcount: number): Promise<void> {
  await kysely(tx)
    .updateTable('registration')
    .set({ headcount })
    .where('registrationId', '=', registrationId)
    .execute()
}

/**
 * Locks the tickets of a registration until the end; returns ids of the people who have entered, null for all of
 * those who are only counted.
 */
export async function lockTickets(
  tx: Tx,
  account: string,
  registrationId: string,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ id: string | null }>`
    SELECT id FROM lock_tickets(${account}, ${registrationId}) AS id`.execute(kysely(tx))
  return rows.map(({ id }) => id)
}

/** The first place in the order that no person of a registration has ever had. */
export async function findNextPosition(tx: Tx, registrationId: string): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('participant')
    .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next'))
    .where('registrationId', '=', registrationId)
    .executeTakeFirstOrThrow()
  return row.next
}

/** When the first of the completed payments had begun; undefined while there is none. */
export async function findFirstPayment(
  tx: Tx,
  registrationId: string,
): Promise<Temporal.Instant | undefined> {
  const row = await kysely(tx)
    .selectFrom('ledgerEntry')
    .leftJoin('payment', 'payment.paymentId', 'ledgerEntry.paymentId')
    .select(sql<Temporal.Instant | null>`min(coalesce(payment.created_at, ledger_entry.at))`.as('begun'))
    .where('ledgerEntry.registrationId', '=', registrationId)
    .where('kind', '=', 'payment')
    // What was booked by mistake was never paid.
    .where(sql<boolean>`ledger_entry.explanation->>'code' <> 'payment_reversed' AND NOT EXISTS (
      SELECT FROM ledger_entry undone WHERE undone.registration_id = ledger_entry.registration_id
         AND undone.explanation->>'entry' = ledger_entry.ledger_entry_id::text)`)
    .executeTakeFirst()
  return row?.begun ?? undefined
}

/**
 * Writes the recalculated total. Call it under the registration's lock; the agreement and the ledger are the caller's
 * responsibility.
 */
export async function setTotal(tx: Tx, registrationId: string, total: number): Promise<void> {
  await kysely(tx)
    .updateTable('registration')
    .set({ total })
    .where('registrationId', '=', registrationId)
    .execute()
}

/** From which pool an allotment gives out its units. */
export async function findAllotted(tx: Tx, allotmentId: string) {
  return kysely(tx)
    .selectFrom('allotment')
    .select(['allotmentId', 'partOf', 'poolKey as pool'])
    .where('allotmentId', '=', allotmentId)
    .executeTakeFirst()
}

/** Guarded by the expected state: false when the registration is not in it. Places are released, tickets are void. */
export async function cancel(
  tx: Tx,
  account: string,
  registration: { readonly eventId: string; readonly registrationId: string; readonly state: string },
): Promise<boolean> {
  const { eventId, registrationId, state } = registration
  const { rows } = await sql<{ cancelled: boolean }>`
    SELECT cancel_registration(${account}, ${eventId}, ${registrationId}, ${state}) AS cancelled`.execute(
    kysely(tx),
  )
  return rows[0]?.cancelled === true
}
