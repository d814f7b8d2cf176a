import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { TICKET_CODE_BYTES, ticketCode } from '#domain/code.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { insertTickets, listParticipants } from './registrations.queries.ts'

/** A ticket for everybody who takes part and has none yet; answers how many take part. */
export async function issueTickets(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  registration: { readonly registrationId: string; readonly eventId: string },
): Promise<number> {
  const { registrationId, eventId } = registration
  const people = await listParticipants(tx, registrationId)
  await insertTickets(
    tx,
    people.map(({ participantId }) => ({
      accountId: ctx.account,
      ticketId: randomUUIDv7(),
      registrationId,
      participantId,
      eventId,
      code: ticketCode(randomBytes(TICKET_CODE_BYTES)),
    })),
  )
  return people.length
}
