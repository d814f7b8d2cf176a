import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { lockEvent } from '../selling/events.queries.ts'
import { findTestMode, setWiping } from './test-mode.queries.ts'

/**
 * Starts wiping the test registrations of an event; a job does it. A repetition begins nothing anew.
 * @throws Refusal not_found
 */
export async function startWiping(ctx: TenantCtx, eventId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const event = await lockEvent(tx, eventId)
    const found = event && (await findTestMode(tx, eventId))
    if (!found) throw new Refusal('not_found')
    const of = found.registrations ?? 0
    if (of === 0 || found.wipingOf !== null) return
    await setWiping(tx, eventId, of)
    await recordAudit(tx, ctx, { action: 'event.test_wiped', eventId, details: { registrations: of } })
    await enqueue(tx, ctx.account, 'wipe-tests', { event: eventId }, { key: `wipe-tests:${eventId}` })
  })
}
