import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { settleNotice } from './settle-notice.ts'

export const settleNoticeJob = job(z.object({ gateway: z.string(), notice: z.string() }), (ctx, payload) =>
  settleNotice({ ...ctx, actor: { kind: 'gateway', name: payload.gateway } }, payload),
)
