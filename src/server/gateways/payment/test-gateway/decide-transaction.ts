import type { Ctx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { decide, insertNotice } from './test-gateway.queries.ts'

export type Decision = 'succeeded' | 'failed' | 'cancelled'

/** A notice is sent a moment after the payer has decided, as by real gateways. */
const NOTICE_DELAY = Temporal.Duration.from({ milliseconds: 700 })

/**
 * The payer has decided. The decision is stored and a job sends a notice, again and again until it is accepted; a
 * second decision changes nothing.
 * @param paid grosze, when the payer has paid another sum than was asked for
 */
export async function decideTransaction(
  ctx: Ctx,
  transactionId: string,
  decision: Decision,
  paid: number | null = null,
): Promise<void> {
  await ctx.db.global(async (tx) => {
    if (!(await decide(tx, transactionId, decision, decision === 'succeeded' ? paid : null))) return
    const notice = `n-${newId()}`
    await insertNotice(tx, { noticeId: notice, transactionId, refundId: null, status: decision })
    const runAt = ctx.now.add(NOTICE_DELAY)
    await enqueue(tx, null, 'deliver-test-notice', { notice }, { runAt })
  })
}
