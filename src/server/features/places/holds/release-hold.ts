import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { releasePlaces } from '../claims/claim-places.ts'
import { deleteHold, lockHold } from '../claims/holds.queries.ts'

/** Releases the places of a hold, in the caller's transaction, and returns its last state; undefined when it has ended already. */
export async function releaseHold(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  holdId: string,
): Promise<{ readonly eventId: string; readonly waitingEntryId: string | null } | undefined> {
  const hold = await lockHold(tx, holdId)
  if (!hold) return undefined
  await deleteHold(tx, holdId)
  await releasePlaces(tx, ctx, { eventId: hold.eventId, holder: holdId })
  return hold
}
