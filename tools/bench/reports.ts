import { getReport } from '#server/features/registrations/reports/get-report.ts'
import { getSettlement } from '#server/features/registrations/reports/get-settlement.ts'
import { listReports } from '#server/features/registrations/reports/list-reports.ts'
import { medianAndP99 } from './figures.ts'
import type { CrowdedEvent } from './lists.ts'

const REPORTS = ['day', 'group', 'type', 'age', 'extra.coach', 'state']

/** How long the reports of an event take at the server. */
export async function* measureReports({ event, ctx }: CrowdedEvent, rounds: number, stop: AbortSignal) {
  const asked = { accountId: ctx.account, eventId: event, role: 'owner' as const }
  const pages: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['reports: index', () => listReports(ctx, asked)],
    ['reports: settlement', () => getSettlement(ctx, asked)],
    ...REPORTS.map((report) => [`reports: ${report}`, () => getReport(ctx, { ...asked, report })] as const),
  ]
  for (const [name, ask] of pages) {
    const times: number[] = []
    // The first one also plans and compiles.
    for (let round = 0; round <= rounds; round++) {
      stop.throwIfAborted()
      const started = performance.now()
      await ask()
      if (round > 0) times.push(performance.now() - started)
    }
    yield { name, ...medianAndP99(times) }
  }
}
