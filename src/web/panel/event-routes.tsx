import { createRoute, redirect } from '@tanstack/react-router'
import { frame, whenLoaded } from './route-frame.tsx'
import { readRulesSearch } from './rules/rules-search.ts'
import { lazyPage } from './shared/lazy-page.ts'

/** The pages about an event itself: how it stands, its versions and rules, and what may become of it. */

const RulesPage = lazyPage(async () => (await import('./rules/rules-page.tsx')).RulesPage)

const OverviewPage = lazyPage(async () => (await import('./draft/overview-page.tsx')).OverviewPage)

const Dashboard = lazyPage(async () => (await import('./dashboard/dashboard.tsx')).Dashboard)

const PreviewPage = lazyPage(async () => (await import('./preview/preview-page.tsx')).PreviewPage)

const VersionsPage = lazyPage(async () => (await import('./versions/versions-page.tsx')).VersionsPage)

const TrialPage = lazyPage(async () => (await import('./trial/trial-page.tsx')).TrialPage)

const CallOffPage = lazyPage(async () => (await import('./calling-off/call-off-page.tsx')).CallOffPage)

const MovePage = lazyPage(async () => (await import('./moving/move-page.tsx')).MovePage)

const TimelinePage = lazyPage(async () => (await import('./timeline/timeline-page.tsx')).TimelinePage)

const TestModePage = lazyPage(async () => (await import('./testing/test-mode-page.tsx')).TestModePage)

const PosterPage = lazyPage(async () => (await import('./poster/poster-page.tsx')).PosterPage)

const poster = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/plakat',
  component: function Poster() {
    const { eventId } = poster.useParams()
    return whenLoaded(<PosterPage key={eventId} eventId={eventId} />)
  },
})

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

const overview = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/pulpit',
  component: function Overview() {
    const { eventId } = overview.useParams()
    return whenLoaded(
      <OverviewPage
        key={eventId}
        eventId={eventId}
        dashboard={(found) => whenLoaded(<Dashboard found={found} />)}
      />,
    )
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

const rules = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/zasady',
  validateSearch: readRulesSearch,
  component: function Rules() {
    const { eventId } = rules.useParams()
    return whenLoaded(<RulesPage eventId={eventId} version={rules.useSearch().wersja ?? null} />)
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
  rules,
  callOff,
  move,
  testMode,
  poster,
] as const
