import type { Ctx } from '#server/context/ctx.ts'
import { enqueueMissing } from '#server/jobs/enqueue.queries.ts'
import { refundKey } from './queue-refund.ts'
import { listUnfinishedRefunds } from './refunds.queries.ts'

/** Queues refunds whose job has given up or was lost, at most so many at once. */
export async function sweepRefunds(ctx: Ctx, atMost: number): Promise<void> {
  await ctx.db.global(async (tx) => {
    for (const { accountId, refundId } of await listUnfinishedRefunds(tx, atMost))
      await enqueueMissing(tx, accountId, 'send-refund', { refund: refundId }, refundKey(refundId))
  })
}
