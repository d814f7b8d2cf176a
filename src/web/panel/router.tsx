import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  parseSearchWith,
  redirect,
  stringifySearchWith,
  useParams,
} from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { EventsPage } from './events/events-page.tsx'
import { Frame } from './frame/frame.tsx'
import { readJournalFilter } from './journal/journal-filter.ts'
import { readNewEventSearch } from './new-event/new-event-search.ts'
import { readFilter } from './registrations/filter.ts'
import { RegistrationsPage } from './registrations/registrations-page.tsx'
import { readRulesSearch } from './rules/rules-search.ts'
import { readAccountSearch } from './shared/account-search.ts'
import { Loading, Missing, Trouble } from './shared/trouble.tsx'
import { readSignInSearch } from './sign-in/return-path.ts'
import { SignInPage } from './sign-in/sign-in-page.tsx'

/** Lazy: the texts of all rules are not needed for working on registrations. */
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }))

const RefundsPage = lazy(async () => ({ default: (await import('./refunds/refunds-page.tsx')).RefundsPage }))

const SettingsPage = lazy(async () => ({
  default: (await import('./settings/settings-page.tsx')).SettingsPage,
}))

const TeamPage = lazy(async () => ({ default: (await import('./team/team-page.tsx')).TeamPage }))

const PersonPage = lazy(async () => ({ default: (await import('./person/person-page.tsx')).PersonPage }))

const JournalPage = lazy(async () => ({ default: (await import('./journal/journal-page.tsx')).JournalPage }))

const InvitationPage = lazy(async () => ({
  default: (await import('./team/invitation-page.tsx')).InvitationPage,
}))

const NewEventPage = lazy(async () => ({
  default: (await import('./new-event/new-event-page.tsx')).NewEventPage,
}))

const OverviewPage = lazy(async () => ({
  default: (await import('./draft/overview-page.tsx')).OverviewPage,
}))

const SettingsFrame = lazy(async () => ({
  default: (await import('./draft/settings-frame.tsx')).SettingsFrame,
}))

const AboutPage = lazy(async () => ({ default: (await import('./draft/about-page.tsx')).AboutPage }))

const FormPage = lazy(async () => ({ default: (await import('./form-builder/form-page.tsx')).FormPage }))

const PricesPage = lazy(async () => ({ default: (await import('./prices/prices-page.tsx')).PricesPage }))
/** A lazy page. */
const whenLoaded = (page: ReactNode) => <Suspense fallback={<Loading />}>{page}</Suspense>

/** The page of each address. The content of a page depends only on its path and search parameters. */

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: () => (
    <main className="alone">
      <Missing>Nie ma takiej strony</Missing>
    </main>
  ),
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/logowanie',
  validateSearch: readSignInSearch,
  component: function SignIn() {
    return <SignInPage returnPath={signIn.useSearch().powrot} />
  },
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/zaproszenie/$token',
  component: function Invitation() {
    return whenLoaded(<InvitationPage token={invitation.useParams().token} />)
  },
})

const frame = createRoute({ getParentRoute: () => root, id: 'panel', component: Frame })

const events = createRoute({
  getParentRoute: () => frame,
  path: '/',
  validateSearch: readAccountSearch,
  component: function Events() {
    return <EventsPage accountId={events.useSearch().konto} />
  },
})

const settings = createRoute({
  getParentRoute: () => frame,
  path: '/ustawienia',
  validateSearch: readAccountSearch,
  component: function Settings() {
    return whenLoaded(<SettingsPage accountId={settings.useSearch().konto} />)
  },
})

const team = createRoute({
  getParentRoute: () => frame,
  path: '/zespol',
  validateSearch: readAccountSearch,
  component: function Team() {
    return whenLoaded(<TeamPage accountId={team.useSearch().konto} />)
  },
})

const journal = createRoute({
  getParentRoute: () => frame,
  path: '/dziennik',
  validateSearch: readJournalFilter,
  component: function Journal() {
    return whenLoaded(<JournalPage filter={journal.useSearch()} />)
  },
})

const person = createRoute({
  getParentRoute: () => frame,
  path: '/moje-konto',
  component: () => whenLoaded(<PersonPage />),
})

const newEvent = createRoute({
  getParentRoute: () => frame,
  path: '/nowe-wydarzenie',
  validateSearch: readNewEventSearch,
  component: function NewEvent() {
    return whenLoaded(<NewEventPage search={newEvent.useSearch()} />)
  },
})

const overview = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/pulpit',
  component: function Overview() {
    const { eventId } = overview.useParams()
    return whenLoaded(<OverviewPage key={eventId} eventId={eventId} />)
  },
})

/** The pages of an event's settings have addresses of their own; all of them edit one draft. */
const eventSettings = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/ustawienia',
  component: function EventSettings() {
    const { eventId } = eventSettings.useParams()
    return whenLoaded(<SettingsFrame key={eventId} eventId={eventId} />)
  },
})

const about = createRoute({ getParentRoute: () => eventSettings, path: '/', component: AboutPage })

const prices = createRoute({ getParentRoute: () => eventSettings, path: 'oplaty', component: PricesPage })

const form = createRoute({
  getParentRoute: () => eventSettings,
  path: 'formularz',
  component: FormPage,
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

const refunds = createRoute({
  getParentRoute: () => frame,
  path: '/wydarzenia/$eventId/zwroty',
  component: function Refunds() {
    const { eventId } = refunds.useParams()
    return whenLoaded(<RefundsPage eventId={eventId} />)
  },
})

export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    invitation,
    frame.addChildren([
      events,
      settings,
      team,
      journal,
      person,
      newEvent,
      event,
      overview,
      eventSettings.addChildren([about, prices, form]),
      registrations.addChildren([registration]),
      rules,
      refunds,
    ]),
  ]),
  // Addresses as people read and type them: ?stan=confirmed, never JSON.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
  defaultPreload: false,
  defaultErrorComponent: ({ error, reset }) => <Trouble whole error={error} onRetry={reset} />,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** Opens the sign-in page; signing in returns to the current page. */
export function openSignIn(): void {
  const { pathname, href } = router.state.location
  if (pathname === '/logowanie') return
  void router.navigate({ to: '/logowanie', search: { powrot: href }, replace: true })
}
