import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { refreshWholeLists } from './refresh-whole-lists.ts'

export const refreshListsJob = job(z.object({}), refreshWholeLists)
