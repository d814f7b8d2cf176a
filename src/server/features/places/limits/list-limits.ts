import { isAllotmentPool } from '#domain/capacity/allotment.ts'
import { limitName } from '#domain/capacity/limits.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { sweepEvent } from '../claims/sweep-event.ts'
import { type Allotment, listAllotments } from './allotments.queries.ts'
import { listPools, type PoolCounts } from './limits.queries.ts'

/** The state of a limit. */
export interface Limit extends PoolCounts {
  readonly pool: string
  /** As the event names it; null for an hour of entry. */
  readonly name: string | null
}

/**
 * The state of the limits of an event, including requested hours of entry, and what has been set aside from them.
 * What is overdue is released first.
 * @throws Refusal not_found when the account has no such published event
 */
export async function listLimits(
  ctx: TenantCtx,
  eventId: string,
): Promise<{ version: number; limits: Limit[]; allotments: Allotment[] }> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { version, definition } = await getPublishedEvent(tx, ctx, eventId)
    await sweepEvent(tx, ctx, eventId)
    const pools = await listPools(tx, eventId)
    return {
      version,
      limits: pools
        .filter(({ pool }) => !isAllotmentPool(pool))
        .map((counts) => ({ ...counts, name: limitName(definition, counts.pool) })),
      allotments: await listAllotments(tx, eventId),
    }
  })
}
