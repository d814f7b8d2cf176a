import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { releasePlaces } from '#server/features/places/claims/claim-places.ts'
import { deleteHold, lockHold } from '#server/features/places/claims/holds.queries.ts'

/** Frees what was held for the answer to a question, if it is still held. Under the registration's lock. */
export async function releaseQuestionHold(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  { eventId, holdId }: { readonly eventId: string; readonly holdId: string | null },
): Promise<void> {
  if (holdId === null || !(await lockHold(tx, holdId))) return
  await deleteHold(tx, holdId)
  await releasePlaces(tx, ctx, { eventId, holder: holdId })
}
