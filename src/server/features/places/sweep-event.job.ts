import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { sweepEvent } from './claims/sweep-event.ts'

export const sweepEventJob = job(z.object({ event: z.uuid() }), (ctx, { event }) =>
  ctx.db.tenant(ctx.account, (tx) => sweepEvent(tx, ctx, event)),
)
