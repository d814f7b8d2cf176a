import { limitChanges } from '#domain/capacity/limit-changes.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { inDocument } from '#domain/event/definition/in-document.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { moveLimit, moveSlotLimits } from '#server/features/places/limits/move-limit.ts'
import { isAnyPlaceHeld } from '../selling/events.queries.ts'
import { lockPools } from '../selling/pools.queries.ts'
import { definitionRefusal } from './definition-refusal.ts'
import type { CheckedDefinition } from './read-definition.ts'

/**
 * Carries the limits that a new version changes over to the live ones. For a new limit it is unknown how much is
 * taken while registrations hold places, because they name only limits of their own version: it would sell places
 * that are sold. Limits that shall come later are in the first version, without a number (`capacity: null` counts
 * without limiting).
 * @throws Refusal definition_invalid at each limit that is new while places are held
 */
export async function changeLimits(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'actor'>,
  eventId: string,
  before: EventDefinition,
  { document, definition: after }: Pick<CheckedDefinition, 'document' | 'definition'>,
): Promise<void> {
  const { added, changed, hours } = limitChanges(before, after)
  await lockPools(tx, eventId)
  if (added.length > 0 && (await isAnyPlaceHeld(tx, eventId))) {
    const late = added.map((position) => ({
      path: `pools.${position}`,
      code: 'limit_added_late' as const,
    }))
    throw definitionRefusal(inDocument(document, late))
  }
  for (const { pool, capacity } of changed) await moveLimit(tx, ctx, { eventId, pool, capacity })
  for (const each of hours) await moveSlotLimits(tx, ctx, eventId, each)
}
