import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { releasePlaces } from '../claims/claim-places.ts'
import { holdIdOf } from '../claims/hold-id.ts'
import { deleteHold, lockHold } from '../claims/holds.queries.ts'

/**
 * Releases the places of a hold, in the caller's transaction, and returns its last state.
 * @throws Refusal hold_gone when it has ended already
 */
export async function endHold(
  tx: Tx,
  ctx: TenantCtx,
  secret: string,
): Promise<{ readonly eventId: string; readonly waitingEntryId: string | null }> {
  const holdId = holdIdOf(secret)
  const hold = await lockHold(tx, holdId)
  if (!hold) throw new Refusal('hold_gone')
  await deleteHold(tx, holdId)
  await releasePlaces(tx, ctx, { eventId: hold.eventId, holder: holdId })
  return hold
}
