import { z } from 'zod'
import { registrationState } from '#contract/common.ts'
import type { QuoteDue } from '#domain/quote/quote-result.ts'
import type { RegistrationState } from '#domain/registration/states.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findDecided } from './ledger.queries.ts'
import { lockRegistration } from './registrations.queries.ts'
import { findStandingDue } from './revisions.queries.ts'

/** What a registration claims while it holds its places, as stored in its row. */
export const claimsSchema = z.array(
  z.object({ pool: z.string(), units: z.number().int(), capacity: z.number().int().nullable() }),
)

export type ClaimedUnits = z.infer<typeof claimsSchema>[number]

export interface PayableRegistration {
  readonly eventId: string
  readonly number: string
  readonly payer: { readonly name: string; readonly email: string }
  readonly due: readonly QuoteDue[]
  readonly expiresAt: Temporal.Instant | null
}

/**
 * Takes the row lock of a registration that may be paid for; one that awaits approval, where payment does not have to
 * wait.
 * @throws Refusal not_found; not_payable when it has ended
 */
export async function lockPayable(tx: Tx, registrationId: string): Promise<PayableRegistration> {
  const row = await lockRegistration(tx, registrationId)
  if (!row) throw new Refusal('not_found')
  const due = await findStandingDue(tx, registrationId)
  const runsAlready = row.state === 'awaiting_approval' && !row.isRefused && due[0]?.until !== null
  if (row.state !== 'awaiting_payment' && row.state !== 'confirmed' && !runsAlready)
    throw new Refusal('not_payable')
  return {
    eventId: row.eventId,
    number: row.number,
    payer: { name: `${row.contactFirstName} ${row.contactLastName}`, email: row.contactEmail },
    due,
    expiresAt: row.expiresAt,
  }
}

export interface SettlingRegistration {
  readonly registrationId: string
  readonly eventId: string
  readonly state: RegistrationState
  readonly createdAt: Temporal.Instant
  /** Grosze that it owes while it holds its places: as agreed, and as the staff have decided beside. */
  readonly total: number
  /** What it claims while it holds its places. */
  readonly claims: readonly ClaimedUnits[]
  readonly due: readonly QuoteDue[]
}

/** Takes the row lock, whatever the state: money is booked in every state. */
export async function lockForSettling(
  tx: Tx,
  registrationId: string,
): Promise<SettlingRegistration | undefined> {
  const row = await lockRegistration(tx, registrationId)
  if (!row) return undefined
  return {
    registrationId,
    eventId: row.eventId,
    state: registrationState.parse(row.state),
    createdAt: row.createdAt,
    total: row.total + (await findDecided(tx, registrationId)),
    claims: claimsSchema.parse(row.claims),
    due: await findStandingDue(tx, registrationId),
  }
}
