import type { Ctx } from '#server/ctx.ts'
import { enqueueMissing } from '#server/jobs/enqueue.queries.ts'
import { listEventsToSweep } from './places.queries.ts'

/** Takes up events in which the time of somebody's hold is over and nobody has looked since, at most so many. */
export async function sweepHolds(ctx: Ctx, atMost: number): Promise<void> {
  await ctx.db.global(async (tx) => {
    for (const { accountId, eventId } of await listEventsToSweep(tx, atMost))
      await enqueueMissing(tx, accountId, 'sweep-event', { event: eventId }, `sweep:${eventId}`)
  })
}
