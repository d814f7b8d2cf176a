import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { sendInvite } from './send-invite.ts'

export const sendInviteJob = job(z.object({ invite: z.uuid() }), (ctx, { invite }) => sendInvite(ctx, invite))
