import type { Ctx } from '#server/context/ctx.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { beginRound } from '#server/jobs/rounds.queries.ts'
import { listReconcilable } from '../reconciliation/list-reconcilable.ts'

/** Once in each hour queues a job for every account: terms are full hours. */
export async function queueScheduledReports(ctx: Ctx): Promise<void> {
  const hour = ctx.now.round({ smallestUnit: 'hour', roundingMode: 'floor' })
  const accounts = await listReconcilable(ctx)
  await ctx.db.global(async (tx) => {
    if (!(await beginRound(tx, 'scheduled-reports', hour))) return
    for (const { account } of accounts)
      await enqueue(tx, account, 'mail-scheduled', {}, { key: `mail-scheduled:${account}` })
  })
}
