import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { noteWaitingApproval } from './note-waiting-approval.ts'

export const noteWaitingApprovalJob = job(z.object({ registration: z.uuid() }), (ctx, payload) =>
  noteWaitingApproval(ctx, payload.registration),
)
