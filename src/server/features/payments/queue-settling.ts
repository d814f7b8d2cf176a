import type { Tx } from '#server/db/database.ts'
import { enqueueMissing } from '#server/jobs/enqueue.queries.ts'

/** Queues a job that settles a notice; there is one such job for a notice, however often it is requested. */
export async function queueSettling(
  tx: Tx,
  notice: { readonly account: string; readonly gateway: string; readonly noticeId: string },
): Promise<void> {
  const { account, gateway, noticeId } = notice
  const key = `settle:${gateway}:${noticeId}`
  await enqueueMissing(tx, account, 'settle-notice', { gateway, notice: noticeId }, key)
}
