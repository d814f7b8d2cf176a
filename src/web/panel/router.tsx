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
import { lazy, Suspense } from 'react'
import { EventsPage } from './events/events-page.tsx'
import { readEventsSearch } from './events/events-search.ts'
import { Frame } from './frame/frame.tsx'
import { readFilter } from './registrations/filter.ts'
import { RegistrationsPage } from './registrations/registrations-page.tsx'
import { readRulesSearch } from './rules/rules-search.ts'
import { readSignInSearch } from './sign-in/return-path.ts'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { Loading, Missing, Trouble } from './trouble.tsx'

/** Who works on registrations need not load the words of all rules. */
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }))

/** Which page stands under which address. What a page shows is said by its path and search part alone. */

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

const frame = createRoute({ getParentRoute: () => root, id: 'panel', component: Frame })

const events = createRoute({
  getParentRoute: () => frame,
  path: '/',
  validateSearch: readEventsSearch,
  component: function Events() {
    return <EventsPage accountId={events.useSearch().konto} />
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
    return (
      <Suspense fallback={<Loading />}>
        <RulesPage eventId={eventId} version={rules.useSearch().wersja ?? null} />
      </Suspense>
    )
  },
})

export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    frame.addChildren([events, event, registrations.addChildren([registration]), rules]),
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

/** Opens the sign-in page; after it one is where one was. */
export function openSignIn(): void {
  const { pathname, href } = router.state.location
  if (pathname === '/logowanie') return
  void router.navigate({ to: '/logowanie', search: { powrot: href }, replace: true })
}
