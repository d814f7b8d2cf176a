import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { lockEvent } from '../selling/events.queries.ts'
import { endWaiting, markCalledOff } from './call-off.queries.ts'

/**
 * Calls an event off: from this moment on nothing of it is sold, holds, offers and the waiting list end, and a job
 * cancels all registrations, with a full refund. A repetition changes nothing: the first reason stays.
 * @throws Refusal not_found when the account has no such event on sale
 */
export async function callOffEvent(
  ctx: TenantCtx,
  { eventId, reason }: { readonly eventId: string; readonly reason: string },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    // Orders in progress finish first, and the job will find them.
    const event = await lockEvent(tx, eventId)
    if (!event || event.version === null) throw new Refusal('not_found')
    if (!(await markCalledOff(tx, eventId, reason))) return
    await recordAudit(tx, ctx, {
      action: 'event.called_off',
      eventId,
      details: { reason },
      before: { state: 'published' },
      after: { state: 'called_off' },
    })
    await endWaiting(tx, ctx.account, eventId)
    await enqueue(tx, ctx.account, 'call-off-event', { event: eventId }, { key: `call-off:${eventId}` })
  })
}
