import * as contract from '#contract/office-jobs.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { exportJobReport } from './export-job-report.ts'
import { getOfficeJob } from './get-office-job.ts'
import { listOfficeJobs } from './list-office-jobs.ts'
import { prepareBulkAction } from './prepare-bulk-action.ts'
import { runOfficeJob } from './run-office-job.ts'
import { stopOfficeJob } from './stop-office-job.ts'

/** What the office does to many at once. */
export const officeJobRoutes = {
  listOfficeJobs: memberRoute(contract.listOfficeJobs, mayEditRegistrations, ({ ctx, params }) =>
    listOfficeJobs(ctx, params.eventId),
  ),
  prepareBulkAction: memberRoute(
    contract.prepareBulkAction,
    mayEditRegistrations,
    ({ ctx, params, body, role }) => prepareBulkAction(ctx, { ...params, ...body, role }),
  ),
  getOfficeJob: memberRoute(contract.getOfficeJob, mayEditRegistrations, ({ ctx, params }) =>
    getOfficeJob(ctx, params),
  ),
  runOfficeJob: memberRoute(contract.runOfficeJob, mayEditRegistrations, ({ ctx, params }) =>
    runOfficeJob(ctx, params),
  ),
  stopOfficeJob: memberRoute(contract.stopOfficeJob, mayEditRegistrations, ({ ctx, params }) =>
    stopOfficeJob(ctx, params),
  ),
  exportJobReport: memberRoute(contract.exportJobReport, mayEditRegistrations, ({ ctx, params }) =>
    exportJobReport(ctx, params),
  ),
}
