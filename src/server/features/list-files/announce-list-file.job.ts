import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { announceListFile } from './announce-list-file.ts'

export const announceListFileJob = job(z.object({ file: z.uuid() }), (ctx, { file }) =>
  announceListFile(ctx, file),
)
