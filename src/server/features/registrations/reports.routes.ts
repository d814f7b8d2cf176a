import * as contract from '#contract/reports.ts'
import { mayReadAllRegistrations, mayReadMoney } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { exportSettlement } from './reports/export-settlement.ts'
import { getPrint } from './reports/get-print.ts'
import { getReport } from './reports/get-report.ts'
import { getSettlement } from './reports/get-settlement.ts'
import { listReports } from './reports/list-reports.ts'

/** Statistics, settlement and prints of an event. */
export const reportRoutes = {
  listReports: memberRoute(contract.listReports, mayReadAllRegistrations, ({ ctx, params, role }) =>
    listReports(ctx, { ...params, role }),
  ),
  getReport: memberRoute(contract.getReport, mayReadAllRegistrations, ({ ctx, params, role }) =>
    getReport(ctx, { ...params, role }),
  ),
  getSettlement: memberRoute(contract.getSettlement, mayReadMoney, ({ ctx, params }) =>
    getSettlement(ctx, params),
  ),
  exportSettlement: memberRoute(contract.exportSettlement, mayReadMoney, ({ ctx, params }) =>
    exportSettlement(ctx, params),
  ),
  getPrint: memberRoute(contract.getPrint, mayReadAllRegistrations, ({ ctx, params, query, role }) =>
    getPrint(ctx, { ...params, ...query, role }),
  ),
}
