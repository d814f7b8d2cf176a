import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { tellListFile } from './tell-list-file.ts'

export const tellListFileJob = job(z.object({ file: z.uuid() }), (ctx, { file }) => tellListFile(ctx, file))
