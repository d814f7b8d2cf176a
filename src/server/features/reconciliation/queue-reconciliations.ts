import { lastNight } from '#domain/values/polish-time.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { beginRound } from '#server/jobs/rounds.queries.ts'
import { listAccounts } from './reconciliation.queries.ts'

/** Before the demo is restored, and while hardly anyone registers. */
const HOUR = '02:00'

/**
 * Once a night, at two by Polish time or when a worker next runs, queues a reconciliation for every account, and the
 * refund requests that were left for the night. Each is a job of its own: one that fails is tried again and delays no
 * other.
 */
export async function queueReconciliations(ctx: Ctx): Promise<void> {
  await ctx.db.global(async (tx) => {
    if (!(await beginRound(tx, 'reconcile', lastNight(ctx.now, HOUR)))) return
    for (const { account } of await listAccounts(tx)) {
      await enqueue(tx, account, 'request-refunds', {}, { key: `request-refunds:${account}` })
      await enqueue(tx, account, 'reconcile', {}, { key: `reconcile:${account}` })
    }
  })
}
