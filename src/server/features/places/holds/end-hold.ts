import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { holdIdOf } from '../claims/hold-id.ts'
import { releaseHold } from './release-hold.ts'

/**
 * Releases the places of a hold by its secret, in the caller's transaction, and returns its last state.
 * @throws Refusal hold_gone when it has ended already
 */
export async function endHold(
  tx: Tx,
  ctx: TenantCtx,
  secret: string,
): Promise<{ readonly eventId: string; readonly waitingEntryId: string | null }> {
  const hold = await releaseHold(tx, ctx, holdIdOf(secret))
  if (!hold) throw new Refusal('hold_gone')
  return hold
}
