import type { LimitChanges } from '#domain/capacity/limit-changes.ts'
import { ownPool } from '#domain/capacity/own-pools.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type ChangedLimit, setLimit, setLimits } from './limits.queries.ts'

interface Limit {
  readonly eventId: string
  readonly pool: string
  readonly capacity: number | null
}

/**
 * Sets the live limit of a pool, whatever it was. People who have a place keep it; when the limit is now below what
 * is taken, no newcomer gets in until that has fallen. The waiting list is offered what has become free. The caller
 * holds the event's lock. A limit per person changes for all who have used it.
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

/** The same for hours of entry that somebody has asked for; the history names the version that does so. */
export function moveSlotLimits(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  eventId: string,
  hours: LimitChanges['hours'][number],
): Promise<void> {
  return setLimits(tx, ctx.account, { eventId, ...hours })
}
