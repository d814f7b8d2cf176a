import { randomBytes } from 'node:crypto'
import { TICKET_CODE_BYTES, ticketCode } from '#domain/values/code.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { listParticipants } from '../agreement/registrations.queries.ts'
import { findHeadcount, insertTickets } from './tickets.queries.ts'

/**
 * A ticket for everyone who takes part and has none yet, or one for all where heads are counted; returns the number
 * of tickets.
 */
export async function issueTickets(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  registration: { readonly registrationId: string; readonly eventId: string },
): Promise<number> {
  const { registrationId, eventId } = registration
  const people = await listParticipants(tx, registrationId)
  const isCounted = (await findHeadcount(tx, registrationId)) !== null
  const holders = isCounted ? [null] : people.map(({ participantId }) => participantId)
  await insertTickets(
    tx,
    holders.map((participantId) => ({
      accountId: ctx.account,
      ticketId: newId(),
      registrationId,
      participantId,
      eventId,
      code: ticketCode(randomBytes(TICKET_CODE_BYTES)),
    })),
  )
  return holders.length
}
