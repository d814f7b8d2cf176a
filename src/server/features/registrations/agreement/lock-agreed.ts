import { registrationState } from '#contract/common.ts'
import { ALL, type Standing } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getDefinition, type LoadedDefinition } from '#server/features/events/selling/get-definition.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Agreement, agreedOf } from './agreed-of.ts'
import { lockTickets } from './change.queries.ts'
import { listParticipants, lockRegistration, type ParticipantRow } from './registrations.queries.ts'

/** A registration as it was agreed to, with everything that decides about a change of it. */
export interface LockedAgreement extends Omit<Standing, 'people'>, LoadedDefinition, Agreement {
  readonly row: NonNullable<Awaited<ReturnType<typeof lockRegistration>>>
  readonly people: readonly ParticipantRow[]
  readonly takenOver: readonly string[]
}

/** `ref`s of people who have taken a place over, and have a page of their own. */
export const takenOverOf = (people: readonly Pick<ParticipantRow, 'ref' | 'placeTransferId'>[]): string[] =>
  people.filter(({ placeTransferId }) => placeTransferId !== null).map(({ ref }) => ref)

/**
 * Takes the row lock of a registration and of its tickets: no payment, expiry, entry or change happens meanwhile.
 * @throws Refusal not_found
 */
export async function lockAgreed(tx: Tx, ctx: TenantCtx, registrationId: string): Promise<LockedAgreement> {
  const row = await lockRegistration(tx, registrationId)
  if (!row) throw new Refusal('not_found')
  const entered = new Set(await lockTickets(tx, ctx.account, registrationId))
  const people = await listParticipants(tx, registrationId)
  const loaded = await getDefinition(tx, ctx, row.eventId, row.version)
  return {
    ...loaded,
    row,
    people,
    state: registrationState.parse(row.state),
    isRefused: row.isRefused,
    takenOver: takenOverOf(people),
    entered: [
      ...people.filter(({ participantId }) => entered.has(participantId)).map(({ ref }) => ref),
      ...(entered.has(null) ? [ALL] : []),
    ],
    ...(await agreedOf(tx, ctx, { row, definition: loaded.definition })),
  }
}
