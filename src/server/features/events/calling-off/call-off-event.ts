import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockEvent } from '../selling/events.queries.ts'
import { saveRequest } from './call-off.queries.ts'
import { callOffLocked } from './call-off-locked.ts'
import { secondPerson } from './second-person.ts'

interface Wanted {
  readonly eventId: string
  readonly reason: string
}

/**
 * Calls an event off: from this moment on nothing of it is sold, holds, offers and the waiting list end, and a job
 * cancels all registrations, with a full refund. Where two people decide, the first only asks for it. A repetition
 * changes nothing: the first reason stays.
 * @throws Refusal not_found when the account has no such event on sale
 */
export async function callOffEvent(ctx: TenantCtx, wanted: Wanted): Promise<void> {
  const { eventId } = wanted
  await ctx.db.tenant(ctx.account, async (tx) => {
    // Orders in progress finish first, and the job will find them.
    const event = await lockEvent(tx, eventId)
    if (!event || event.version === null) throw new Refusal('not_found')
    if (event.isCalledOff) return
    if ((await secondPerson(tx, ctx, eventId)).needed) await request(tx, ctx, wanted)
    else await callOffLocked(tx, ctx, wanted)
  })
}

async function request(tx: Tx, ctx: TenantCtx, { eventId, reason }: Wanted): Promise<void> {
  if (ctx.actor.kind !== 'user') throw new Error('Only a user asks for calling an event off.')
  const requester = { requestedBy: ctx.actor.id, requester: actorText(ctx.actor) }
  if (await saveRequest(tx, { accountId: ctx.account, eventId, reason, ...requester }))
    await recordAudit(tx, ctx, { action: 'event.call_off_requested', eventId, details: { reason } })
}
