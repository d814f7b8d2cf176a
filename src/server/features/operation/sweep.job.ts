import { queueDomainChecks } from '#server/features/accounts/own-domain/queue-domain-checks.ts'
import { purgeFiles } from '#server/features/files/records/purge-files.ts'
import { purgeListFiles } from '#server/features/list-files/purge-list-files.ts'
import { sweepRefunds } from '#server/features/payments/refunds/sweep-refunds.ts'
import { forgetUnpaidOrders } from '#server/features/places/claims/forget-unpaid-orders.ts'
import { sweepHolds } from '#server/features/places/claims/sweep-holds.ts'
import { sweepOverdue } from '#server/features/registrations/expiry/sweep-overdue.ts'
import { sweepLists } from '#server/features/registrations/lists/sweep-lists.ts'
import { sweepQuestions } from '#server/features/registrations/questions/sweep-questions.ts'
import type { RunJob } from '#server/jobs/job.ts'
import { forgetWrongCodes } from '../codes/forget-wrong-codes.ts'
import { forgetMailCounts } from '../messages/forget-mail-counts.ts'
import { queueStaffNotices } from '../notices/queue-staff-notices.ts'
import { sweepNotices } from '../payments/sweep-notices.ts'
import { queueReconciliations } from '../reconciliation/queue-reconciliations.ts'
import { queueScheduledReports } from '../scheduled/queue-scheduled-reports.ts'
import { restoreDemo } from './restore-demo.ts'

/** As much as a node does in a minute without affecting other work. */
const AT_MOST = 100
/** One statement, whatever their number; each adds a job. */
const MOST_FILES = 1_000

/**
 * Across all accounts: queues again what a lost job, or one that has given up, would leave undone, deletes what no
 * longer counts, and once a night queues the reconciliation and the reset of the demo.
 */
export const sweepJob: RunJob = async (ctx) => {
  await sweepNotices(ctx, AT_MOST)
  await sweepRefunds(ctx, AT_MOST)
  await sweepOverdue(ctx, AT_MOST)
  await sweepHolds(ctx, AT_MOST)
  await sweepQuestions(ctx, AT_MOST)
  await sweepLists(ctx, AT_MOST)
  await forgetWrongCodes(ctx)
  await forgetUnpaidOrders(ctx)
  await forgetMailCounts(ctx)
  await purgeFiles(ctx, MOST_FILES)
  await purgeListFiles(ctx, AT_MOST)
  await queueDomainChecks(ctx, AT_MOST)
  await queueReconciliations(ctx)
  await queueStaffNotices(ctx)
  await queueScheduledReports(ctx)
  await restoreDemo(ctx)
}
