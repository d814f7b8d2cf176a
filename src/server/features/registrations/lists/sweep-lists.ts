import type { Ctx } from '#server/context/ctx.ts'
import { enqueueMissing } from '#server/jobs/enqueue.queries.ts'
import { listOutdatedAccounts } from './refresh.queries.ts'

/** Fewer are done by whoever reads the list next, before a page is shown. */
const TOO_MANY_FOR_A_READER = 1_000

/** Queues accounts whose lists have fallen far behind, as after an opening, at most so many. */
export async function sweepLists(ctx: Ctx, atMost: number): Promise<void> {
  await ctx.db.global(async (tx) => {
    for (const account of await listOutdatedAccounts(tx, TOO_MANY_FOR_A_READER, atMost))
      await enqueueMissing(tx, account, 'refresh-lists', {}, 'refresh-lists')
  })
}
