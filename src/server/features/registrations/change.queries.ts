import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import type { Claim } from '../places/claim.ts'

/** What `write_change` in the database needs (db/migrations/0015-changes.sql). */
export interface Change {
  /** hex of SHA-256 of the request: sent again, it is known. */
  readonly hash: string
  readonly pricedAt: string
  readonly draft: unknown
  readonly lines: unknown
  readonly due: unknown
  readonly claims: readonly Claim[]
  readonly total: number
  /** Everybody who takes part from now on. */
  readonly people: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]
  readonly statements: readonly { readonly id: string; readonly version: number; readonly text: string }[]
  /** Grosze with sign: plus = more is owed. */
  readonly correction: { readonly id: string; readonly amount: number; readonly explanation: object }
}

/** Writes a decided change; who is not in it any more has left. Call it under the registration's lock. */
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
 * Takes the tickets of a registration in hand until the end; ids of the people who have entered, null for all of
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

/** The first place in the order that nobody of a registration has ever had. */
export async function findNextPosition(tx: Tx, registrationId: string): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('participant')
    .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next'))
    .where('registrationId', '=', registrationId)
    .executeTakeFirstOrThrow()
  return row.next
}

/** When the payment began whose day has fixed the price last; undefined where none did. */
export async function findPaymentDay(tx: Tx, registrationId: string): Promise<Temporal.Instant | undefined> {
  const row = await kysely(tx)
    .selectFrom('ledgerEntry')
    .select(sql<string>`explanation->>'at'`.as('begun'))
    .where('registrationId', '=', registrationId)
    .where('kind', '=', 'correction')
    .where(sql<boolean>`explanation->>'code' = 'payment_day'`)
    .orderBy('at', 'desc')
    .orderBy('ledgerEntryId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && Temporal.Instant.from(row.begun)
}

/** When the first of the payments that came had begun; undefined while nothing has come. */
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
    .executeTakeFirst()
  return row?.begun ?? undefined
}

/** Through what it was ordered: its history begins with who has. */
export async function findChannel(tx: Tx, registrationId: string): Promise<'online' | 'office'> {
  const row = await kysely(tx)
    .selectFrom('auditEntry')
    .select('actor')
    .where('registrationId', '=', registrationId)
    .where('action', '=', 'registration.created')
    .executeTakeFirst()
  return row === undefined || row.actor === 'registrant' ? 'online' : 'office'
}

/** Writes what was reckoned anew. Call it under the registration's lock; the ledger is the caller's business. */
export async function reckonAnew(
  tx: Tx,
  registrationId: string,
  reckoned: { readonly lines: unknown; readonly due: unknown; readonly total: number },
): Promise<void> {
  const { lines, due, total } = reckoned
  await kysely(tx)
    .updateTable('registration')
    .set({ lines: jsonb(lines), due: jsonb(due), total })
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

/** Guarded by the expected state: false when it does not stand there. Places go back, tickets are void. */
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
