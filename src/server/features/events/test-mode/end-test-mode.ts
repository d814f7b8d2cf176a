import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockEvent } from '../selling/events.queries.ts'
import { endHolds, findTestMode, setTestMode, setWiping } from './test-mode.queries.ts'

/**
 * Ends the test mode of an event once nothing of the test is left; forms that hold places lose them. A repetition changes
 * nothing.
 * @throws Refusal not_found, test_not_wiped
 */
export async function endTestMode(ctx: TenantCtx, eventId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    // Orders in progress finish first, and are counted.
    const event = await lockEvent(tx, eventId)
    const found = event && (await findTestMode(tx, eventId))
    if (!found) throw new Refusal('not_found')
    if (!found.isTest) return
    if ((found.registrations ?? 0) > 0) throw new Refusal('test_not_wiped')
    await endHolds(tx, ctx.account, eventId)
    await setWiping(tx, eventId, null)
    await setTestMode(tx, eventId, false)
    await recordAudit(tx, ctx, { action: 'event.test_ended', eventId })
  })
}
