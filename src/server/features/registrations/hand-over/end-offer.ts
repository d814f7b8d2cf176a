import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockRegistration } from '../agreement/registrations.queries.ts'
import { endTransfer, findOpenTransfer, findTransfer } from '../transfers/place-transfers.queries.ts'
import { noteTransfer } from './offer-place.ts'

/**
 * The giver keeps the place: the link that was mailed no longer hands it over. A repetition changes nothing.
 * @throws Refusal not_found
 */
export async function withdrawOffer(ctx: TenantCtx, registrationId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockRegistration(tx, registrationId)
    if (!row) throw new Refusal('not_found')
    const open = await findOpenTransfer(tx, registrationId)
    if (open) await end(tx, ctx, row, { ...open, state: 'withdrawn' })
  })
}

/**
 * The new person does not want the place, or is not the intended one. A repetition changes nothing.
 * @throws Refusal not_found; hand_over_ended when it has ended otherwise
 */
export async function declineOffer(ctx: TenantCtx, placeTransferId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const known = await findTransfer(tx, placeTransferId)
    const row = known && (await lockRegistration(tx, known.registrationId))
    if (!row) throw new Refusal('not_found')
    if (await end(tx, ctx, row, { placeTransferId, state: 'declined' })) return
    if ((await findTransfer(tx, placeTransferId))?.state !== 'declined') throw new Refusal('hand_over_ended')
  })
}

async function end(
  tx: Tx,
  ctx: TenantCtx,
  { registrationId, eventId }: { readonly registrationId: string; readonly eventId: string },
  { placeTransferId, state }: { readonly placeTransferId: string; readonly state: 'withdrawn' | 'declined' },
): Promise<boolean> {
  const ended = await endTransfer(tx, placeTransferId, state)
  if (ended) await noteTransfer(tx, ctx, { registrationId, eventId, state })
  return ended
}
