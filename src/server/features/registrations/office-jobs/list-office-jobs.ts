import type { z } from 'zod'
import type { listOfficeJobs as contract } from '#contract/office-jobs.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { summaryView } from './office-job.view.ts'
import { listJobs } from './office-jobs.queries.ts'
import { countJobs } from './report.queries.ts'

/** The jobs of an event, newest first. @throws Refusal not_found */
export async function listOfficeJobs(
  ctx: TenantCtx,
  eventId: string,
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const rows = await listJobs(tx, eventId)
    const counts = await countJobs(
      tx,
      rows.map(({ officeJobId }) => officeJobId),
    )
    return { jobs: rows.map((row) => summaryView(row, counts.get(row.officeJobId))) }
  })
}
