import { z } from 'zod'
import type { TenantCtx } from '#server/context/ctx.ts'
import { lockForSettling } from '#server/features/registrations/agreement/lock-payable.ts'
import { job } from '#server/jobs/job.ts'
import { listExpiredWithSurplus } from './promised-refunds.queries.ts'
import { requestPromisedRefund } from './request-promised-refund.ts'

export const requestRefundsJob = job(z.object({}), requestExpiredRefunds)

/**
 * Requests refunds for registrations that expired with a part of their price paid: the rest has not followed, and no
 * payment is in progress. Each in a transaction of its own. May run twice.
 */
async function requestExpiredRefunds(ctx: TenantCtx): Promise<void> {
  for (const registrationId of await ctx.db.tenant(ctx.account, listExpiredWithSurplus)) {
    await ctx.db.tenant(ctx.account, async (tx) => {
      const registration = await lockForSettling(tx, registrationId)
      // A payment may have revived it meanwhile.
      if (registration?.state !== 'expired') return
      const { eventId } = registration
      await requestPromisedRefund(tx, ctx, { registrationId, eventId, origin: 'expired' })
    })
  }
}
