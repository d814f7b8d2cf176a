import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { LackingAnswer } from '#domain/quote/answers-for-later.ts'
import type { QuoteContext, QuoteLine } from '#domain/quote/quote-result.ts'
import type { NamedFile } from '#domain/registration/files-of-draft.ts'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import type { Registration } from '#server/db/schema.ts'
import type { Claim } from '#server/features/places/claims/claim.ts'
import type { UnpaidGuard } from '#server/features/places/claims/unpaid-guard.ts'
import type { JobPayloads } from '#server/jobs/enqueue.queries.ts'
import type { Seller } from '#server/orders/order-queue.ts'
import { standingPrice } from './revisions.queries.ts'

/** What `reserve_many` in the database needs to sell one registration. */
export interface ReservationCommand {
  readonly registrationId: string
  readonly ledgerEntryId: string
  readonly actor: string
  readonly key: string
  /** hex of SHA-256 of the request: the same key with another body is refused. */
  readonly requestHash: string
  readonly tokenHash: string
  /** The secret of its link, encrypted. */
  readonly linkSealed: string
  readonly version: number
  /** Whether it was tried by the rules of a test: void when the event has left that mode, or entered it. */
  readonly isTest: boolean
  readonly state: 'awaiting_approval' | 'awaiting_payment' | 'confirmed'
  readonly expiresAt: string | null
  readonly contact: { firstName: string; lastName: string; email: string; phone: string }
  readonly channel: QuoteContext['facts']['channel']
  readonly draft: unknown
  /** They explain the charge, as `registered`. */
  readonly lines: readonly QuoteLine[]
  readonly due: unknown
  readonly total: number
  readonly claims: readonly Claim[]
  /** The hold whose places it takes over, and the allotment that its places come from. */
  readonly hold: string | null
  /** The hold is an offer: without it the order is void. */
  readonly offer: boolean
  readonly allotment: string | null
  readonly people: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]
  /** How many come where people are not named. */
  readonly headcount: number | null
  readonly statements: readonly {
    readonly id: string
    readonly version: number
    readonly text: string
    /** ISO, where it was signed on paper. */
    readonly signedOn: string | null
  }[]
  /** Compulsory answers that come later. */
  readonly lacking: readonly LackingAnswer[]
  /** What its answers name; `draft`: hex of SHA-256 of the form's secret, null for what was checked before. */
  readonly files: readonly (NamedFile & { readonly draft: string | null })[]
  readonly history: readonly { readonly id: string; readonly action: string; readonly details: object }[]
  readonly tickets: readonly {
    readonly id: string
    readonly participant: string | null
    readonly code: string
  }[]
  readonly messages: readonly { readonly id: string; readonly kind: string }[]
  readonly jobs: readonly OrderJob[]
  /** Null for what is not counted: nothing to pay, or registered by the staff. */
  readonly unpaid: UnpaidGuard | null
}

/** Jobs of a batch that are due in the same second become one row (`reserve_many`). */
type OrderJob = {
  [Task in keyof JobPayloads]: {
    readonly task: Task
    readonly payload: JobPayloads[Task]
    readonly runAt: string
    /** Ensures one such job, however often a batch of them is unpacked. */
    readonly key: string
  }
}[keyof JobPayloads]

const made = { registrationId: z.uuid(), number: z.string(), state: z.string(), total: z.number().int() }

const verdictSchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('created'), ...made }),
  z.object({ verdict: z.literal('seen'), ...made }),
  z.object({ verdict: z.literal('key_reused') }),
  z.object({ verdict: z.literal('version_gone') }),
  z.object({ verdict: z.literal('hold_gone') }),
  z.object({ verdict: z.literal('file_gone'), file: z.uuid() }),
  z.object({ verdict: z.enum(['full', 'queue']), pool: z.string() }),
  z.object({ verdict: z.literal('again') }),
  z.object({ verdict: z.literal('proof'), held: z.number().int(), of: z.number().int() }),
  z.object({ verdict: z.literal('unpaid'), held: z.number().int() }),
])

const verdictsSchema = z.array(verdictSchema)

export type Verdict = z.infer<typeof verdictSchema>

/**
 * Sells the orders, in their order, or returns for each why not; see db/functions/public.reserve_many.sql for the
 * promises. Their keys differ.
 * @param numbers proposed registration numbers, all different
 */
export async function reserveMany(
  { db, account }: Seller,
  eventId: string,
  orders: readonly ReservationCommand[],
  numbers: readonly string[],
): Promise<Verdict[]> {
  const call = sql`reserve_many(${account}, ${eventId}, ${jsonb(orders)}, ${numbers})`
  return verdictsSchema.parse(await db.call(account, call))
}

/** What keys have already created, whatever has changed since; by key. */
export async function findByKeys(
  tx: Tx,
  eventId: string,
  keys: readonly string[],
): Promise<Map<string, Made>> {
  const rows = await kysely(tx)
    .selectFrom('registration')
    .select(['idempotencyKey as key', 'registrationId', 'number', 'state', 'total', 'requestHash'])
    .where('eventId', '=', eventId)
    .where('idempotencyKey', '=', sql<string>`ANY (${keys}::uuid[])`)
    .execute()
  return new Map(rows.map(({ key, ...made }) => [key, made]))
}

/** What a key has created, and by which request. */
export interface Made {
  readonly registrationId: string
  readonly number: string
  readonly state: string
  readonly total: number
  readonly requestHash: Buffer
}

export async function findIdByToken(tx: Tx, tokenHash: Buffer): Promise<string | undefined> {
  const row = await kysely(tx)
    .selectFrom('registration')
    .select('registrationId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row?.registrationId
}

/** A registration with the price that stands. */
export async function findRegistration(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('registration')
    .innerJoin('event', (join) =>
      join
        .onRef('event.eventId', '=', 'registration.eventId')
        .onRef('event.accountId', '=', 'registration.accountId'),
    )
    .innerJoinLateral(standingPrice, (join) => join.onTrue())
    .selectAll('registration')
    .select(['event.slug', 'agreed.lines', 'agreed.due'])
    .where('registration.registrationId', '=', registrationId)
    .executeTakeFirst()
}

export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

/** Takes the row lock under which states change and balances are summed. */
export async function lockRegistration(
  tx: Tx,
  registrationId: string,
): Promise<Selectable<Registration> | undefined> {
  const { rows } = await sql<Selectable<Registration>>`
    SELECT * FROM lock_registration(${registrationId})`.execute(kysely(tx))
  return rows[0]
}

/** Guarded by the expected state: false when another transaction was first. */
export async function moveState(tx: Tx, registrationId: string, from: string, to: string): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('registration')
    .set({ state: to })
    .where('registrationId', '=', registrationId)
    .where('state', '=', from)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/**
 * Ends the time to pay with all consequences, only if the registration is still unpaid and really overdue by the
 * database's clock; false otherwise. Call it under the registration's lock.
 */
export async function expire(
  tx: Tx,
  account: string,
  registration: { readonly eventId: string; readonly registrationId: string },
): Promise<boolean> {
  const { eventId, registrationId } = registration
  const { rows } = await sql<{ expired: boolean }>`
    SELECT expire_registration(${account}, ${eventId}, ${registrationId}) AS expired`.execute(kysely(tx))
  return rows[0]?.expired === true
}

/** Never shortens, sets no end where there is none; false when nothing was pushed. */
export async function pushExpiry(tx: Tx, registrationId: string, until: Temporal.Instant): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('registration')
    .set({ expiresAt: until.toString() })
    .where('registrationId', '=', registrationId)
    .where('state', '=', 'awaiting_payment')
    .where('expiresAt', '<', sql<Temporal.Instant>`${until.toString()}::timestamptz`)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Cross-tenant: registrations of all accounts whose time to pay is over but has not been ended. */
export async function listOverdue(tx: Tx, atMost: number) {
  const { rows } = await sql<{ accountId: string; registrationId: string }>`
    SELECT * FROM cross_tenant.overdue_registrations(${atMost})`.execute(kysely(tx))
  return rows
}

/** Registrations of an event that hold their places, by id, after a given one. */
export async function listLive(
  tx: Tx,
  page: { readonly eventId: string; readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await kysely(tx)
    .selectFrom('registration')
    .select('registrationId')
    .where('eventId', '=', page.eventId)
    .where('state', 'in', HOLDING_STATES)
    .$if(page.after !== null, (query) => query.where('registrationId', '>', page.after ?? ''))
    .orderBy('registrationId')
    .limit(page.limit)
    .execute()
  return rows.map(({ registrationId }) => registrationId)
}

/** Everyone who takes part, in the order of typing; without people who have left. */
export async function listParticipants(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('participant')
    .leftJoin('ticket', 'ticket.participantId', 'participant.participantId')
    .selectAll('participant')
    .select(['ticket.code as ticketCode', 'ticket.usedAt as ticketUsedAt'])
    .where('participant.registrationId', '=', registrationId)
    .where('participant.leftAt', 'is', null)
    .orderBy('participant.position')
    .execute()
}

export type ParticipantRow = Awaited<ReturnType<typeof listParticipants>>[number]

/** What was accepted; the name of the person who accepted by taking a place over, null: the registrant, for all. */
export async function listConsents(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('consent')
    .leftJoin('participant', 'participant.participantId', 'consent.participantId')
    .selectAll('consent')
    .select(sql<string | null>`participant.first_name || ' ' || participant.last_name`.as('person'))
    .where('consent.registrationId', '=', registrationId)
    .orderBy('consent.statement')
    .orderBy('consent.acceptedAt')
    .execute()
}

export async function listHistory(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('auditEntry')
    .select(['at', 'actor', 'action', 'details'])
    .where('registrationId', '=', registrationId)
    .orderBy('at')
    .orderBy('auditEntryId')
    .execute()
}
