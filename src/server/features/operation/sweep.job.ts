import type { RunJob } from '#server/jobs/job.ts'
import { forgetWrongCodes } from '../codes/forget-wrong-codes.ts'
import { sweepNotices } from '../payments/sweep-notices.ts'
import { sweepRefunds } from '../payments/sweep-refunds.ts'
import { sweepHolds } from '../places/sweep-holds.ts'
import { queueReconciliations } from '../reconciliation/queue-reconciliations.ts'
import { sweepOverdue } from '../registrations/sweep-overdue.ts'
import { restoreDemo } from './restore-demo.ts'

/** As much as a node does in a minute without others noticing. */
const AT_MOST = 100

/**
 * Across all accounts: queues again what a lost job, or one that has given up, would leave undone, forgets what counts
 * no more, and sees that once a night the books are reconciled and the demo is restored.
 */
export const sweepJob: RunJob = async (ctx) => {
  await sweepNotices(ctx, AT_MOST)
  await sweepRefunds(ctx, AT_MOST)
  await sweepOverdue(ctx, AT_MOST)
  await sweepHolds(ctx, AT_MOST)
  await forgetWrongCodes(ctx)
  await queueReconciliations(ctx)
  await restoreDemo(ctx)
}
