import { ownPool } from '#domain/capacity/own-pools.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type ChangedLimit, setLimit, setLimits } from './limits.queries.ts'

interface Limit {
  readonly eventId: string
  readonly pool: string
  readonly capacity: number | null
}

/**
 * Makes the live limit of a pool so high, whatever it was. Who has a place keeps it; when the limit is now below
 * what is taken, nobody new gets in until that has fallen. Who waits is offered what has become free. The caller
 * holds the event's lock. A limit that each has of his own moves for all who have used it.
 * @throws Refusal not_found when it is no limit, as the pool of an allotment
 */
export async function moveLimit(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'actor'>,
  limit: Limit,
): Promise<ChangedLimit> {
  const { eventId, pool, capacity } = limit
  const changed = await setLimit(tx, ctx.account, limit)
  if (!changed) throw new Refusal('not_found')
  await setLimits(tx, ctx.account, { eventId, begin: ownPool(pool, ''), capacity })
  const { before, over } = changed
  await recordAudit(tx, ctx, {
    action: 'limit.changed',
    eventId,
    details: { pool },
    before: { capacity: before },
    after: { capacity, over },
  })
  return changed
}

/** The same for all hours of entry at once; the version that says so is in the history. */
export function moveSlotLimits(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  eventId: string,
  capacity: number,
): Promise<void> {
  return setLimits(tx, ctx.account, { eventId, begin: 'slot:', capacity })
}
