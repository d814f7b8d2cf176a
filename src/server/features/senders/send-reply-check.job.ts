import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { sendReplyCheck } from './send-reply-check.ts'

export const sendReplyCheckJob = job(z.object({}), (ctx) => sendReplyCheck(ctx))
