import type { z } from 'zod'
import { handOverPlace, type placeTransferView } from '#contract/hand-over.ts'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findRegistration, listParticipants } from '../agreement/registrations.queries.ts'
import { attendanceView, getRegistration } from '../read/get-registration.ts'
import { ticketOfPerson } from '../read/tickets.view.ts'
import { sealedFor } from '../transfers/new-transfer.ts'
import { findName, findTransfer, type TransferRow } from '../transfers/place-transfers.queries.ts'

type View = z.input<typeof placeTransferView>

/**
 * An offered place, as the person who shall have it or has it sees it: their own data and ticket, and nothing of the
 * others in the registration.
 * @throws Refusal not_found
 */
export async function getPlaceTransfer(ctx: TenantCtx, placeTransferId: string): Promise<View> {
  const transfer = await ctx.db.tenant(ctx.account, (tx) => findTransfer(tx, placeTransferId))
  if (!transfer) throw new Refusal('not_found')
  const { event } = await getRegistration(ctx, transfer.registrationId)
  const own = await ctx.db.tenant(ctx.account, (tx) => ownView(tx, ctx, transfer))
  return { until: transfer.expiresAt.toString(), event, ...own }
}

async function ownView(
  tx: Tx,
  ctx: TenantCtx,
  transfer: TransferRow,
): Promise<Omit<View, 'until' | 'event'>> {
  const { placeTransferId, registrationId } = transfer
  const row = await findRegistration(tx, registrationId)
  if (!row) throw new Refusal('not_found')
  const { definition } = await getDefinition(tx, ctx, row.eventId, row.version)
  const kept = ctx.secrets.open(transfer.bodySealed, sealedFor(ctx, placeTransferId))
  const { successor, statements } = handOverPlace.body.parse(JSON.parse(kept))
  const people = await listParticipants(tx, registrationId)
  const person = people.find((each) => each.placeTransferId === placeTransferId)
  const holder = person ?? people.find(({ ref }) => ref === transfer.giver)
  const holds = HOLDING_STATES.some((state) => state === row.state)
  return {
    state: stateOf(transfer, holds && (transfer.state !== 'concluded' || person !== undefined)),
    giver: await findName(tx, registrationId, transfer.giver),
    person: { firstName: (person ?? successor).firstName, lastName: (person ?? successor).lastName },
    attendance: holder === undefined ? [] : attendanceView(row, [holder], definition),
    statements: definition.statements
      .filter(({ id }) => statements.includes(id))
      .map(({ id, text, document }) => ({ id, text, hasDocument: document !== undefined })),
    ticket: (row.state === 'confirmed' && person && ticketOfPerson(person, definition)[0]) || null,
  }
}

function stateOf({ state, isOpen }: TransferRow, isCurrent: boolean): View['state'] {
  if (state === 'open' && !isOpen) return 'expired'
  if ((state === 'open' || state === 'concluded') && !isCurrent) return 'over'
  return state as View['state']
}
