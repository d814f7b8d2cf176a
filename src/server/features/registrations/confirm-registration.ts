import type { RegistrationState } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { giveNumbers } from './give-numbers.ts'
import { issueTickets } from './issue-tickets.ts'

/**
 * What follows when a registration has become confirmed, in the transaction that made it so: a ticket
 * and the numbers for each person, the e-mail with the tickets, a line in the history.
 */
export async function confirmRegistration(
  tx: Tx,
  ctx: TenantCtx,
  registration: {
    readonly registrationId: string
    readonly eventId: string
    /** What it was before. */
    readonly state: RegistrationState
  },
): Promise<void> {
  const { registrationId, eventId, state } = registration
  const tickets = await issueTickets(tx, ctx, registration)
  await giveNumbers(tx, ctx, registrationId)
  await recordAudit(tx, ctx, {
    action: 'registration.confirmed',
    eventId,
    registrationId,
    before: { state },
    after: { state: 'confirmed', tickets },
  })
  await queueMessage(tx, ctx, { registrationId, kind: 'tickets' })
}
