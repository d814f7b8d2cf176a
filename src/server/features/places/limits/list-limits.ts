import { isAllotmentPool } from '#domain/capacity/allotment.ts'
import { groupsOfLimit, type LimitSubject, limitSubject } from '#domain/capacity/limit-subject.ts'
import { limitName } from '#domain/capacity/limits.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { sumMoney } from '#domain/values/money.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { sweepEvent } from '../claims/sweep-event.ts'
import { type Allotment, listAllotments } from './allotments.queries.ts'
import { type HeldUnits, listHeldUnits, listPools, type PoolCounts } from './limits.queries.ts'

/** The state of a limit. */
export interface Limit extends PoolCounts {
  readonly pool: string
  /** As the event names it; null for an hour of entry. */
  readonly name: string | null
}

/** A limit with who has taken what of it. */
export interface LiveLimit extends Limit, HeldUnits {
  readonly subject: LimitSubject
  /** The ids of the groups whose people take of it. */
  readonly groups: readonly string[]
  /** Set aside under a name and not given out. */
  readonly aside: number
}

/**
 * The state of the limits of an event, including requested hours of entry, and what has been set aside from them.
 * What is overdue is released first.
 * @throws Refusal not_found when the account has no such published event
 */
export async function listLimits(
  ctx: TenantCtx,
  eventId: string,
): Promise<{ version: number; limits: LiveLimit[]; allotments: Allotment[] }> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { version, definition } = await getPublishedEvent(tx, ctx, eventId)
    await sweepEvent(tx, ctx, eventId)
    return { version, ...(await readLimits(tx, eventId, definition)) }
  })
}

/** Reads the limits of an event as they stand. */
export async function readLimits(
  tx: Tx,
  eventId: string,
  definition: EventDefinition,
): Promise<{ limits: LiveLimit[]; allotments: Allotment[] }> {
  const pools = await listPools(tx, eventId)
  const held = await listHeldUnits(tx, eventId)
  const allotments = await listAllotments(tx, eventId)
  const limits = pools
    .filter(({ pool }) => !isAllotmentPool(pool))
    .map((counts) => ({
      ...counts,
      name: limitName(definition, counts.pool),
      subject: limitSubject(definition, counts.pool),
      groups: groupsOfLimit(definition, counts.pool),
      ...heldOf(held, [counts.pool, ...allotments.filter(of(counts.pool)).map(({ pool }) => pool)]),
      aside: sumMoney(allotments.filter(of(counts.pool)).map(({ units, taken }) => units - taken)),
    }))
  return { limits, allotments }
}

const of =
  (pool: string) =>
  ({ partOf }: Allotment) =>
    partOf === pool

/** A hold may stand on the pool itself, or on an allotment of it. */
const heldOf = (held: ReadonlyMap<string, HeldUnits>, pools: readonly string[]): HeldUnits => ({
  held: sumMoney(pools.map((pool) => held.get(pool)?.held ?? 0)),
  offered: sumMoney(pools.map((pool) => held.get(pool)?.offered ?? 0)),
})
