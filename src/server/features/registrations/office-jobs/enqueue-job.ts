import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'

/** Lets a worker do the rows of a job, at once or at some moment. */
export const enqueueJob = (
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  officeJobId: string,
  runAt?: Temporal.Instant,
): Promise<void> =>
  enqueue(
    tx,
    ctx.account,
    'office-job',
    { job: officeJobId },
    { key: `office-job:${officeJobId}`, ...(runAt && { runAt }) },
  )
