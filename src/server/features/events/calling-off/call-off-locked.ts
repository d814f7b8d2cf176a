import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { deleteRequest, endWaiting, markCalledOff } from './call-off.queries.ts'

interface CallOff {
  readonly eventId: string
  readonly reason: string
  /** Who has asked for it first, where two people decide. */
  readonly requester?: string
}

/** Calls an event off that is not called off yet. Under the event's lock. */
export async function callOffLocked(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, reason, requester }: CallOff,
): Promise<void> {
  await markCalledOff(tx, eventId, reason)
  await deleteRequest(tx, eventId)
  await recordAudit(tx, ctx, {
    action: 'event.called_off',
    eventId,
    details: { reason, ...(requester === undefined ? {} : { requester }) },
    before: { state: 'published' },
    after: { state: 'called_off' },
  })
  await endWaiting(tx, ctx.account, eventId)
  await enqueue(tx, ctx.account, 'call-off-event', { event: eventId }, { key: `call-off:${eventId}` })
}
