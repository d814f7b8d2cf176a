import type { Ctx } from '#server/context/ctx.ts'
import { enqueueMissing } from '#server/jobs/enqueue.queries.ts'
import { listOverdue } from '../agreement/registrations.queries.ts'
import { expiryKey } from '../confirmation/queue-expiry.ts'

/** Queues registrations whose end of the time to pay was missed, at most so many at once. */
export async function sweepOverdue(ctx: Ctx, atMost: number): Promise<void> {
  await ctx.db.global(async (tx) => {
    for (const { accountId, registrationId } of await listOverdue(tx, atMost))
      await enqueueMissing(
        tx,
        accountId,
        'expire-registration',
        { registration: registrationId },
        expiryKey(registrationId),
      )
  })
}
