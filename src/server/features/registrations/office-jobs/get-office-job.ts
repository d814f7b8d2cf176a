import type { z } from 'zod'
import type { officeJob } from '#contract/office-jobs.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { jobView } from './office-job.view.ts'
import { findJob } from './office-jobs.queries.ts'
import { countJobs, listRows } from './report.queries.ts'

export type OfficeJobView = z.input<typeof officeJob>

export interface JobName {
  readonly eventId: string
  readonly jobId: string
}

const MOST_LISTED = 500

/** How far a job is, and what has become of its rows. @throws Refusal not_found */
export async function getOfficeJob(ctx: TenantCtx, { eventId, jobId }: JobName): Promise<OfficeJobView> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findJob(tx, eventId, jobId)
    if (row === undefined) throw new Refusal('not_found')
    const counts = await countJobs(tx, [jobId])
    return jobView(row, counts.get(jobId), await listRows(tx, jobId, MOST_LISTED))
  })
}
