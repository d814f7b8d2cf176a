import type { Api } from '#contract/api.ts'
import { exportSettlement, getPrint, getReport, getSettlement, listReports } from '#contract/reports.ts'
import { mayReadAllRegistrations, mayReadMoney } from '#domain/access/rights.ts'
import { type Ids, type MemberWay, member } from './way.ts'

const event = ({ accountId, eventId }: Ids) => ({ params: { accountId, eventId } })

/** Statistics, settlement and prints. */
export const REPORT_WAYS = {
  listReports: member(listReports, mayReadAllRegistrations, event),
  getReport: member(getReport, mayReadAllRegistrations, ({ accountId, eventId }) => ({
    params: { accountId, eventId, report: 'day' },
  })),
  getSettlement: member(getSettlement, mayReadMoney, event),
  exportSettlement: member(exportSettlement, mayReadMoney, event),
  getPrint: member(getPrint, mayReadAllRegistrations, ({ accountId, eventId }) => ({
    params: { accountId, eventId, print: 'obecnosc' },
  })),
} as const satisfies Partial<Record<keyof Api, MemberWay>>
