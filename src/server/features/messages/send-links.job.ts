import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { sendLinks } from './send-links.ts'

export const sendLinksJob = job(z.object({ message: z.uuid(), email: z.string() }), sendLinks)
