import { getReport } from '#server/features/registrations/reports/get-report.ts'
import { getSettlement } from '#server/features/registrations/reports/get-settlement.ts'
import { listReports } from '#server/features/registrations/reports/list-reports.ts'
import { type Asking, measureAsked } from './asked.ts'
import type { CrowdedEvent } from './lists.ts'

const REPORTS = ['day', 'group', 'type', 'age', 'extra.coach', 'state']

/** How long the reports of an event take at the server. */
export async function* measureReports({ event, ctx }: CrowdedEvent, asking: Asking) {
  const asked = { accountId: ctx.account, eventId: event, role: 'owner' as const }
  const pages: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['reports: index', () => listReports(ctx, asked)],
    ['reports: settlement', () => getSettlement(ctx, asked)],
    ...REPORTS.map((report) => [`reports: ${report}`, () => getReport(ctx, { ...asked, report })] as const),
  ]
  for (const [name, ask] of pages) yield { name, ...(await measureAsked(ask, asking)) }
}
