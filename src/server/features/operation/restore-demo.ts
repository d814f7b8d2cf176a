import { lastNight } from '#domain/values/polish-time.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { queueExpiry } from '#server/features/registrations/confirmation/queue-expiry.ts'
import { listUnpaidOfDemo, restoreDemoRows } from './operation.queries.ts'

const HOUR = '03:00'

/**
 * Once a night, at three by Polish time or when a worker next runs, resets demo accounts to their initial data: what
 * visitors typed, paid and changed is gone (readings, decision 7). A registration made at that very moment makes it
 * throw; a minute later it is tried again.
 */
export async function restoreDemo(ctx: Ctx): Promise<void> {
  await ctx.db.global(async (tx) => {
    if (!(await restoreDemoRows(tx, lastNight(ctx.now, HOUR)))) return
    // Unpaid registrations get a new time to pay; the jobs of the old one may be done and gone.
    for (const { accountId, registrationId, expiresAt } of await listUnpaidOfDemo(tx))
      await queueExpiry(tx, accountId, registrationId, expiresAt)
    ctx.log.info({}, 'the demo was restored')
  })
}
