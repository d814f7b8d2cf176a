import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockEvent } from '../selling/events.queries.ts'
import { findRequest } from './call-off.queries.ts'
import { callOffLocked } from './call-off-locked.ts'

/**
 * Calls an event off as somebody else has asked. A repetition changes nothing.
 * @throws Refusal not_found; second_person_needed when nobody has asked, or this person has
 */
export async function confirmCallOff(ctx: TenantCtx, eventId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const event = await lockEvent(tx, eventId)
    if (!event || event.version === null) throw new Refusal('not_found')
    if (event.isCalledOff) return
    const asked = await findRequest(tx, eventId)
    const isOther = ctx.actor.kind === 'user' && asked !== undefined && asked.requestedBy !== ctx.actor.id
    if (!isOther) throw new Refusal('second_person_needed')
    await callOffLocked(tx, ctx, { eventId, reason: asked.reason, requester: asked.requester })
  })
}
