import { createRoute, redirect, useParams } from '@tanstack/react-router'
import { lazy } from 'react'
import { readFilter } from './registrations/filter.ts'
import { RegistrationsPage } from './registrations/registrations-page.tsx'
import { frame, whenLoaded } from './route-frame.tsx'
import { readRulesSearch } from './rules/rules-search.ts'

/** The pages of one event besides those of its settings. */

/** Lazy: the texts of all rules are not needed for working on registrations. */
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }))

const GroupsPage = lazy(async () => ({ default: (await import('./groups/groups-page.tsx')).GroupsPage }))

const RefundsPage = lazy(async () => ({ default: (await import('./refunds/refunds-page.tsx')).RefundsPage }))

const OverviewPage = lazy(async () => ({
  default: (await import('./draft/overview-page.tsx')).OverviewPage,
}))

const TimelinePage = lazy(async () => ({
  default: (await import('./timeline/timeline-page.tsx')).TimelinePage,
}))

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
  validateSearch: readFilter,
  component: function Registrations() {
    const { eventId } = registrations.useParams()
    const { registrationId } = useParams({ strict: false })
    return (
      <RegistrationsPage
        eventId={eventId}
        registrationId={registrationId ?? null}
        filter={registrations.useSearch()}
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

const refunds = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/zwroty',
  component: function Refunds() {
    const { eventId } = refunds.useParams()
    return whenLoaded(<RefundsPage eventId={eventId} />)
  },
})

export const eventRoutes = [
  event,
  overview,
  timeline,
  registrations.addChildren([registration]),
  rules,
  groups,
  refunds,
] as const
