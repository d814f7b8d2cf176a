import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getOfficeJob, type JobName, type OfficeJobView } from './get-office-job.ts'
import { findJob, moveJob } from './office-jobs.queries.ts'

/**
 * Stops a job after the row that is being done, or withdraws one that was not begun. What was done stays. Repeated it
 * changes nothing.
 * @throws Refusal not_found
 */
export async function stopOfficeJob(ctx: TenantCtx, { eventId, jobId }: JobName): Promise<OfficeJobView> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const job = await findJob(tx, eventId, jobId)
    if (job === undefined) throw new Refusal('not_found')
    // Nothing was changed by it yet: there is nothing to write down.
    if (await moveJob(tx, jobId, ['checking', 'prepared'], 'withdrawn')) return
    if (!(await moveJob(tx, jobId, ['running'], 'stopped'))) return
    await recordAudit(tx, ctx, {
      ...{ action: 'office_job.stopped', eventId, details: { kind: job.kind } },
      ...{ before: { state: 'running' }, after: { state: 'stopped' } },
    })
  })
  return getOfficeJob(ctx, { eventId, jobId })
}
