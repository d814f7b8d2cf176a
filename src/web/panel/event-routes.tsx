import { createRoute, redirect, useParams } from '@tanstack/react-router'
import { RegistrationsPage } from './registrations/registrations-page.tsx'
import { frame, whenLoaded } from './route-frame.tsx'
import { readRulesSearch } from './rules/rules-search.ts'
import { lazyPage } from './shared/lazy-page.ts'
import { readListSearch } from './shared/list/list-search.ts'

/** The pages of one event besides those of its settings. */

const RulesPage = lazyPage(async () => (await import('./rules/rules-page.tsx')).RulesPage)

const GroupsPage = lazyPage(async () => (await import('./groups/groups-page.tsx')).GroupsPage)

const RefundsPage = lazyPage(async () => (await import('./refunds/refunds-page.tsx')).RefundsPage)

const LivePlacesPage = lazyPage(
  async () => (await import('./live-places/live-places-page.tsx')).LivePlacesPage,
)

const CashPage = lazyPage(async () => (await import('./cash/cash-page.tsx')).CashPage)

const CashReportPage = lazyPage(async () => (await import('./cash/report-page.tsx')).ReportPage)

const CashSlipsPage = lazyPage(async () => (await import('./cash/slips-page.tsx')).SlipsPage)

const DeskPage = lazyPage(async () => (await import('./desk/desk-page.tsx')).DeskPage)

const OverviewPage = lazyPage(async () => (await import('./draft/overview-page.tsx')).OverviewPage)

const PreviewPage = lazyPage(async () => (await import('./preview/preview-page.tsx')).PreviewPage)

const VersionsPage = lazyPage(async () => (await import('./versions/versions-page.tsx')).VersionsPage)

const TrialPage = lazyPage(async () => (await import('./trial/trial-page.tsx')).TrialPage)

const preview = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/podglad',
  component: function Preview() {
    const { eventId } = preview.useParams()
    return whenLoaded(<PreviewPage key={eventId} eventId={eventId} />)
  },
})

const versions = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/wersje',
  component: function Versions() {
    const { eventId } = versions.useParams()
    return whenLoaded(<VersionsPage key={eventId} eventId={eventId} />)
  },
})

const trial = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/co-by-bylo',
  component: function Trial() {
    const { eventId } = trial.useParams()
    return whenLoaded(<TrialPage key={eventId} eventId={eventId} />)
  },
})
const CallOffPage = lazyPage(async () => (await import('./calling-off/call-off-page.tsx')).CallOffPage)

const MovePage = lazyPage(async () => (await import('./moving/move-page.tsx')).MovePage)

const TimelinePage = lazyPage(async () => (await import('./timeline/timeline-page.tsx')).TimelinePage)

const TestModePage = lazyPage(async () => (await import('./testing/test-mode-page.tsx')).TestModePage)

const overview = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/pulpit',
  component: function Overview() {
    const { eventId } = overview.useParams()
    return whenLoaded(<OverviewPage key={eventId} eventId={eventId} />)
  },
})

const timeline = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/terminy',
  component: function Timeline() {
    const { eventId } = timeline.useParams()
    return whenLoaded(<TimelinePage key={eventId} eventId={eventId} />)
  },
})

const event = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/wydarzenia/$eventId/zgloszenia', params })
  },
})

const registrations = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/zgloszenia',
  validateSearch: readListSearch,
  component: function Registrations() {
    const { eventId } = registrations.useParams()
    const { registrationId } = useParams({ strict: false })
    return (
      <RegistrationsPage
        list="registrations"
        eventId={eventId}
        registrationId={registrationId ?? null}
        search={registrations.useSearch()}
      />
    )
  },
})

/** The drawer over the list has an address of its own; the list page shows both. */
const registration = createRoute({
  getParentRoute: () => registrations,
  path: '$registrationId',
  component: () => null,
})

const people = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/uczestnicy',
  validateSearch: readListSearch,
  component: function People() {
    const { eventId } = people.useParams()
    const { registrationId } = useParams({ strict: false })
    return (
      <RegistrationsPage
        list="people"
        eventId={eventId}
        registrationId={registrationId ?? null}
        search={people.useSearch()}
      />
    )
  },
})

const registrationOfPerson = createRoute({
  getParentRoute: () => people,
  path: '$registrationId',
  component: () => null,
})

const rules = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/zasady',
  validateSearch: readRulesSearch,
  component: function Rules() {
    const { eventId } = rules.useParams()
    return whenLoaded(<RulesPage eventId={eventId} version={rules.useSearch().wersja ?? null} />)
  },
})

const groups = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/grupy',
  component: function Groups() {
    const { eventId } = groups.useParams()
    return whenLoaded(<GroupsPage eventId={eventId} />)
  },
})

const livePlaces = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/miejsca',
  component: function LivePlaces() {
    const { eventId } = livePlaces.useParams()
    return whenLoaded(<LivePlacesPage key={eventId} eventId={eventId} />)
  },
})

const desk = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/biuro',
  component: function Desk() {
    const { eventId } = desk.useParams()
    return whenLoaded(<DeskPage key={eventId} eventId={eventId} />)
  },
})

const cash = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/kasa',
  component: function Cash() {
    const { eventId } = cash.useParams()
    return whenLoaded(<CashPage key={eventId} eventId={eventId} />)
  },
})

const cashReport = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/kasa/$shiftId',
  component: function CashReport() {
    const { eventId, shiftId } = cashReport.useParams()
    return whenLoaded(<CashReportPage key={shiftId} eventId={eventId} shiftId={shiftId} />)
  },
})

const cashSlips = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/kasa/zgloszenie/$registrationId',
  component: function CashSlips() {
    const { eventId, registrationId } = cashSlips.useParams()
    return whenLoaded(<CashSlipsPage key={registrationId} {...{ eventId, registrationId }} />)
  },
})

const refunds = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/zwroty',
  component: function Refunds() {
    const { eventId } = refunds.useParams()
    return whenLoaded(<RefundsPage eventId={eventId} />)
  },
})

const callOff = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/odwolanie',
  component: function CallOff() {
    const { eventId } = callOff.useParams()
    return whenLoaded(<CallOffPage key={eventId} eventId={eventId} />)
  },
})

const move = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/przeniesienie',
  component: function Move() {
    const { eventId } = move.useParams()
    return whenLoaded(<MovePage key={eventId} eventId={eventId} />)
  },
})

const testMode = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/proba',
  component: function TestMode() {
    const { eventId } = testMode.useParams()
    return whenLoaded(<TestModePage key={eventId} eventId={eventId} />)
  },
})

export const eventRoutes = [
  event,
  overview,
  preview,
  versions,
  trial,
  timeline,
  registrations.addChildren([registration]),
  people.addChildren([registrationOfPerson]),
  rules,
  groups,
  livePlaces,
  desk,
  cash,
  cashReport,
  cashSlips,
  refunds,
  callOff,
  move,
  testMode,
] as const
