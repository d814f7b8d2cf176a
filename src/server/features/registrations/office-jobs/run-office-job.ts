import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enqueueJob } from './enqueue-job.ts'
import { getOfficeJob, type JobName, type OfficeJobView } from './get-office-job.ts'
import { findJob, moveJob } from './office-jobs.queries.ts'

/**
 * Begins what was prepared, or goes on with what was stopped, where it was. Repeated it changes nothing.
 * @throws Refusal not_found; not_changeable while it is being tried, or when it was withdrawn
 */
export async function runOfficeJob(ctx: TenantCtx, { eventId, jobId }: JobName): Promise<OfficeJobView> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const job = await findJob(tx, eventId, jobId)
    if (job === undefined) throw new Refusal('not_found')
    if (job.state === 'running' || job.state === 'done') return
    if (!(await moveJob(tx, jobId, ['prepared', 'stopped'], 'running'))) throw new Refusal('not_changeable')
    await enqueueJob(tx, ctx, jobId)
    await recordAudit(tx, ctx, {
      ...{ action: 'office_job.begun', eventId, details: { kind: job.kind, rows: job.rows } },
      ...{ before: { state: job.state }, after: { state: 'running' } },
    })
  })
  return getOfficeJob(ctx, { eventId, jobId })
}
