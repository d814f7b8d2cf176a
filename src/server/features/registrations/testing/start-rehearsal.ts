import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findEventForTest } from '#server/features/events/test-mode/find-event-for-test.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { insertRehearsal } from './testing.queries.ts'

interface Wanted {
  readonly eventId: string
  readonly people: number
  /** The same seed gives the same families. */
  readonly seed: number
}

/**
 * Lets simulated families register for an event in test mode; a job does it. While one runs, nothing begins.
 * @throws Refusal not_found, not_a_test
 */
export async function startRehearsal(ctx: TenantCtx, { eventId, people, seed }: Wanted): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    if (!(await findEventForTest(tx, eventId)).isTest) throw new Refusal('not_a_test')
    if (!(await insertRehearsal(tx, { accountId: ctx.account, eventId, seed, wanted: people }))) return
    await recordAudit(tx, ctx, { action: 'event.rehearsal_started', eventId, details: { people } })
    await enqueue(tx, ctx.account, 'rehearse', { event: eventId }, { key: `rehearse:${eventId}` })
  })
}
