import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { makeListFile } from './make-list-file.ts'

export const makeListFileJob = job(z.object({ file: z.uuid() }), (ctx, { file }) => makeListFile(ctx, file))
