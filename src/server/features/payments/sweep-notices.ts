import type { Ctx } from '#server/context/ctx.ts'
import { queueSettling } from './queue-settling.ts'
import { listUnsettledNotices } from './records/payments.queries.ts'

/** Queues notices whose job has given up or was lost, at most so many at once. */
export async function sweepNotices(ctx: Ctx, atMost: number): Promise<void> {
  await ctx.db.global(async (tx) => {
    for (const notice of await listUnsettledNotices(tx, atMost)) await queueSettling(tx, notice)
  })
}
