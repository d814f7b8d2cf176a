import type { RegistrationState } from '#domain/registration/states.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { listConcluded } from '../transfers/place-transfers.queries.ts'
import { giveNumbers } from './give-numbers.ts'
import { issueTickets } from './issue-tickets.ts'
import { queueEndUnpaid } from './queue-end-unpaid.ts'

/**
 * The consequences of a confirmation, in the transaction that made it: a ticket and the numbers for each person, the
 * e-mail with the tickets, a line in the history, and where more is to be paid later, a check on its day.
 */
export async function confirmRegistration(
  tx: Tx,
  ctx: TenantCtx,
  registration: {
    readonly registrationId: string
    readonly eventId: string
    /** The state before. */
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
  for (const { placeTransferId: transfer, email: recipient } of await listConcluded(tx, registrationId))
    await queueMessage(tx, ctx, { registrationId, kind: 'taken_over', about: { transfer }, recipient })
}
