import type { RegistrationState } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { giveNumbers } from './give-numbers.ts'
import { issueTickets } from './issue-tickets.ts'
import { queueEndUnpaid } from './queue-end-unpaid.ts'

/**
 * What follows when a registration has become confirmed, in the transaction that made it so: a ticket
 * and the numbers for each person, the e-mail with the tickets, a line in the history, and where more is to be
 * paid later, a look at its day.
 */
export async function confirmRegistration(
  tx: Tx,
  ctx: TenantCtx,
  registration: {
    readonly registrationId: string
    readonly eventId: string
    /** What it was before. */
    readonly state: RegistrationState
    readonly due: readonly unknown[]
  },
): Promise<void> {
  const { registrationId, eventId, state, due } = registration
  const tickets = await issueTickets(tx, ctx, registration)
  await giveNumbers(tx, ctx, registrationId)
  await recordAudit(tx, ctx, {
    action: 'registration.confirmed',
    eventId,
    registrationId,
    before: { state },
    after: { state: 'confirmed', tickets },
  })
  if (due.length > 1) await queueEndUnpaid(tx, ctx.account, registrationId, ctx.now)
  await queueMessage(tx, ctx, { registrationId, kind: 'tickets' })
}
