import { z } from 'zod'
import type { TenantCtx } from '#server/context/ctx.ts'
import { job } from '#server/jobs/job.ts'
import { sendRefund } from './send-refund.ts'

/**
 * Sends a refund of a payment.
 * @param sendOther sends a refund that is of something else; false when it knows none
 */
export const sendRefundJob = (sendOther: (ctx: TenantCtx, refund: string) => Promise<boolean>) =>
  job(z.object({ refund: z.uuid() }), async (ctx, { refund }) => {
    if (!(await sendOther(ctx, refund))) await sendRefund(ctx, refund)
  })
