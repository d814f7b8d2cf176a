import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { carryOutTrial } from './carry-out-trial.ts'

export const tryDraftJob = job(z.object({ event: z.uuid(), trial: z.uuid() }), (ctx, { event, trial }) =>
  carryOutTrial(ctx, { eventId: event, trialId: trial }),
)
