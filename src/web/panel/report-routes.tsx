import { createRoute } from '@tanstack/react-router'
import { frame, whenLoaded } from './route-frame.tsx'
import { lazyPage } from './shared/lazy-page.ts'

/** The pages of an event's figures: reports, the settlement, and lists to print. */

const ReportsPage = lazyPage(async () => (await import('./reports/reports-page.tsx')).ReportsPage)

const ReportPage = lazyPage(async () => (await import('./reports/report-page.tsx')).ReportPage)

const SettlementPage = lazyPage(async () => (await import('./reports/settlement-page.tsx')).SettlementPage)

const PrintsPage = lazyPage(async () => (await import('./reports/prints-page.tsx')).PrintsPage)

const ScheduledPage = lazyPage(
  async () => (await import('./reports/scheduled/scheduled-page.tsx')).ScheduledPage,
)

const reports = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/raporty',
  component: function Reports() {
    const { eventId } = reports.useParams()
    return whenLoaded(<ReportsPage eventId={eventId} />)
  },
})

const settlement = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/raporty/rozliczenie',
  component: function Settlement() {
    const { eventId } = settlement.useParams()
    return whenLoaded(<SettlementPage eventId={eventId} />)
  },
})

const scheduled = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/raporty/zaplanowane',
  component: function Scheduled() {
    const { eventId } = scheduled.useParams()
    return whenLoaded(<ScheduledPage eventId={eventId} />)
  },
})

const report = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/raporty/$report',
  component: function Report() {
    const { eventId, report: name } = report.useParams()
    return whenLoaded(<ReportPage key={name} eventId={eventId} report={name} />)
  },
})

const prints = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/wydruki',
  /** The prints, and the questions of the kitchen's list, each with commas between. */
  validateSearch: ({ co, pytania }: Record<string, unknown>): { co?: string; pytania?: string } => ({
    ...(typeof co === 'string' ? { co: co.slice(0, 500) } : {}),
    ...(typeof pytania === 'string' ? { pytania: pytania.slice(0, 2_000) } : {}),
  }),
  component: function Prints() {
    const { eventId } = prints.useParams()
    const { co = '', pytania } = prints.useSearch()
    return whenLoaded(<PrintsPage eventId={eventId} co={co} pytania={pytania} />)
  },
})

export const reportRoutes = [reports, settlement, scheduled, report, prints] as const
