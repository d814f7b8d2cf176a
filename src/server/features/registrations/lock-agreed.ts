import { registrationState } from '#contract/common.ts'
import type { Allotted } from '#domain/capacity/allotment.ts'
import type { Agreed } from '#domain/quote/agreed.ts'
import { ALL, type Standing } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getDefinition, type LoadedDefinition } from '../events/get-definition.ts'
import { agreedOf } from './agreed-of.ts'
import { lockTickets } from './change.queries.ts'
import { isRefused } from './is-refused.ts'
import { listParticipants, lockRegistration, type ParticipantRow } from './registrations.queries.ts'

/** A registration as it was agreed to, with all that a change of it is judged by. */
export interface LockedAgreement extends Standing, LoadedDefinition {
  readonly row: NonNullable<Awaited<ReturnType<typeof lockRegistration>>>
  readonly people: readonly ParticipantRow[]
  readonly agreed: Agreed
  readonly allotment: Allotted | null
}

/**
 * Takes the row lock of a registration and of its tickets: nobody pays, expires, enters or changes it meanwhile.
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
    isRefused: isRefused(row),
    entered: [
      ...people.filter(({ participantId }) => entered.has(participantId)).map(({ ref }) => ref),
      ...(entered.has(null) ? [ALL] : []),
    ],
    ...(await agreedOf(tx, ctx, { row, people, definition: loaded.definition })),
  }
}
