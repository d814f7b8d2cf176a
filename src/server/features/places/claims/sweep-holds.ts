import type { Ctx } from '#server/context/ctx.ts'
import { enqueueMissing } from '#server/jobs/enqueue.queries.ts'
import { listEventsToSweep } from './places.queries.ts'

/** Queues events with overdue holds that have not been swept since, at most so many. */
export async function sweepHolds(ctx: Ctx, atMost: number): Promise<void> {
  await ctx.db.global(async (tx) => {
    for (const { accountId, eventId } of await listEventsToSweep(tx, atMost))
      await enqueueMissing(tx, accountId, 'sweep-event', { event: eventId }, `sweep:${eventId}`)
  })
}
