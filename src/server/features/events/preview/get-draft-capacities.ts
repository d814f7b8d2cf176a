import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { findEvent } from '../selling/events.queries.ts'
import { getDefinition } from '../selling/get-definition.ts'
import { listLimits } from '../selling/pools.queries.ts'

/**
 * The number of each limit once a draft were published: one that it repeats keeps its live value. Null where there is
 * none; without limits of one person.
 */
export async function getDraftCapacities(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'secrets'>,
  eventId: string,
  draft: EventDefinition,
): Promise<Record<string, number | null>> {
  const version = (await findEvent(tx, eventId))?.publishedVersion ?? null
  const published = version === null ? [] : (await getDefinition(tx, ctx, eventId, version)).definition.pools
  const live = await listLimits(tx, eventId)
  return Object.fromEntries(
    draft.pools.flatMap(({ id, capacity, per }): [string, number | null][] => {
      if (per !== undefined) return []
      const isRepeated = published.some((pool) => pool.id === id && pool.capacity === capacity)
      return [[id, isRepeated && live[id] !== undefined ? live[id] : capacity]]
    }),
  )
}
