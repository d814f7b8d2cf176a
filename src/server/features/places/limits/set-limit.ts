import { isLimit, limitName } from '#domain/capacity/limits.ts'
import { startCapacity } from '#domain/capacity/start-capacity.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { lockSellingEvent } from '#server/features/events/selling/lock-selling-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { makePool } from './limits.queries.ts'
import type { Limit } from './list-limits.ts'
import { moveLimit } from './move-limit.ts'

/**
 * Raises or lowers a limit while it sells; null counts without limiting. A later version of the event changes it
 * again only if its number differs from that of the version before; a draft takes the number over
 * (`events/drafts/set-limit-at-once.ts`). The caller's transaction holds the event's lock from here on.
 * @throws Refusal not_found when the event is not on sale or has no such limit
 */
export async function setLimit(
  tx: Tx,
  ctx: TenantCtx,
  input: { readonly eventId: string; readonly pool: string; readonly capacity: number | null },
): Promise<Limit> {
  const { eventId, pool } = input
  const { definition } = await lockSellingEvent(tx, ctx, eventId)
  if (!isLimit(definition, pool)) throw new Refusal('not_found')
  await makePool(tx, ctx.account, eventId, { pool, capacity: startCapacity(definition, pool) })
  const { before: _, ...counts } = await moveLimit(tx, ctx, input)
  return { pool, name: limitName(definition, pool), ...counts }
}
