import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { wipeTests } from './wipe-tests.ts'

export const wipeTestsJob = job(z.object({ event: z.uuid() }), (ctx, { event }) => wipeTests(ctx, event))
