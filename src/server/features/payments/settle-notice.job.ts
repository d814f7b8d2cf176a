import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { type SettleOther, settleNotice } from './settle-notice.ts'

/**
 * Settles a notice of a gateway.
 * @param settleOther settles one that is about no payment of a registration
 */
export const settleNoticeJob = (settleOther: SettleOther) =>
  job(z.object({ gateway: z.string(), notice: z.string() }), (ctx, payload) =>
    settleNotice({ ...ctx, actor: { kind: 'gateway', name: payload.gateway } }, payload, settleOther),
  )
