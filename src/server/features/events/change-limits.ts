import { limitChanges } from '#domain/capacity/limit-changes.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { moveLimit, moveSlotLimits } from '../places/move-limit.ts'
import { definitionRefusal } from './definition-refusal.ts'
import { isAnyPlaceHeld, lockPools } from './events.queries.ts'

const LATE_LIMIT =
  'Zgłoszenia zajmują już miejsca i\u00a0nowy limit nie policzyłby ich. Zmień liczbę w\u00a0limicie, który już jest.'

/**
 * Carries the limits that a new version changes over to the live ones. A limit that is new cannot say
 * what is taken of it while registrations hold places, because they name only limits of their own
 * version: it would sell what is sold. Limits that shall come later are there from the first version,
 * without a number (`capacity: null` counts without limiting).
 * @throws Refusal definition_invalid at each limit that is new while places are held
 */
export async function changeLimits(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'actor'>,
  eventId: string,
  before: EventDefinition,
  after: EventDefinition,
): Promise<void> {
  const { added, changed, slotCapacity } = limitChanges(before, after)
  await lockPools(tx, eventId)
  if (added.length > 0 && (await isAnyPlaceHeld(tx, eventId))) {
    throw definitionRefusal(added.map((position) => ({ path: `pools.${position}`, message: LATE_LIMIT })))
  }
  for (const { pool, capacity } of changed) await moveLimit(tx, ctx, { eventId, pool, capacity })
  if (slotCapacity !== null) await moveSlotLimits(tx, ctx, eventId, slotCapacity)
}
