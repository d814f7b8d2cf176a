import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { TICKET_CODE_BYTES, ticketCode } from '#domain/code.ts'
import type { RegistrationState } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { insertTickets, listParticipants } from './registrations.queries.ts'

/**
 * What follows when a registration has become confirmed, in the transaction that made it so: a ticket
 * for each person, the e-mail with the tickets, a line in the history.
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
  const people = await listParticipants(tx, registrationId)
  await insertTickets(
    tx,
    people.map((person) => ({
      accountId: ctx.account,
      ticketId: randomUUIDv7(),
      registrationId,
      participantId: person.participantId,
      eventId,
      code: ticketCode(randomBytes(TICKET_CODE_BYTES)),
    })),
  )
  await recordAudit(tx, ctx, {
    action: 'registration.confirmed',
    eventId,
    registrationId,
    before: { state, tickets: people.filter(({ ticketCode: code }) => code !== null).length },
    after: { state: 'confirmed', tickets: people.length },
  })
  await queueMessage(tx, ctx, { registrationId, kind: 'tickets' })
}
