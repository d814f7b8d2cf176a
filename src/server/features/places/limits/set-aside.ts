import type { TenantCtx } from '#server/context/ctx.ts'
import { lockSellingEvent } from '#server/features/events/selling/lock-selling-event.ts'
import { sweepEvent } from '../claims/sweep-event.ts'
import type { Allotment } from './allotments.queries.ts'
import { type SetAside, setAsideWithin } from './set-aside-within.ts'

/**
 * Sets so many places of a limit aside under a name, or changes how many they are: only what is free and not awaited,
 * unless a named member of staff decides to go above the limit. This is the one way to overbook. Zero releases
 * everything.
 * @throws Refusal not_found, invalid_input, name_taken, full, queue, allotment_in_use
 */
export async function setAside(ctx: TenantCtx, input: SetAside): Promise<Allotment> {
  const { eventId } = input
  await ctx.db.tenant(ctx.account, (tx) => sweepEvent(tx, ctx, eventId))
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await lockSellingEvent(tx, ctx, eventId)
    return setAsideWithin(tx, ctx, definition, input)
  })
}
