import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { reconcileAccount } from './reconcile-account.ts'

export const reconcileJob = job(z.object({}), async (ctx) => {
  await reconcileAccount(ctx)
})
