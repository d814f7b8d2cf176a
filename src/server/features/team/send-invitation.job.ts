import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { sendInvitation } from './send-invitation.ts'

export const sendInvitationJob = job(z.object({ invitation: z.uuid() }), (ctx, { invitation }) =>
  sendInvitation(ctx, invitation),
)
