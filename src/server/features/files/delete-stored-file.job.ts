import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { hasStorageKey } from './records/files.queries.ts'

/** The demo's restoration deletes rows and puts them back: their bytes stay. */
export const deleteStoredFileJob = job(z.object({ key: z.string() }), async (ctx, { key }) => {
  if (await ctx.db.tenant(ctx.account, (tx) => hasStorageKey(tx, key))) return
  await ctx.gateways.storage.delete(key)
})
