import type { Ctx } from '#server/context/ctx.ts'
import { enqueueMissing } from '#server/jobs/enqueue.queries.ts'
import { listDomainsToCheck } from './own-domain.queries.ts'

/** Queues the look-ups that are due, at most so many at once. */
export async function queueDomainChecks(ctx: Ctx, atMost: number): Promise<void> {
  await ctx.db.global(async (tx) => {
    for (const account of await listDomainsToCheck(tx, atMost))
      await enqueueMissing(tx, account, 'check-own-domain', {}, 'check-own-domain')
  })
}
