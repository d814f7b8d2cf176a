import { createRoute } from '@tanstack/react-router'
import { EventsPage } from './events/events-page.tsx'
import { readJournalFilter } from './journal/journal-filter.ts'
import { readNewEventSearch } from './new-event/new-event-search.ts'
import { frame, root, whenLoaded } from './route-frame.tsx'
import { readAccountSearch } from './shared/account-search.ts'
import { lazyPage } from './shared/lazy-page.ts'
import { readSignInSearch } from './sign-in/return-path.ts'
import { SignInPage } from './sign-in/sign-in-page.tsx'

/** Signing in, and the pages of an account. */

const SettingsPage = lazyPage(async () => (await import('./settings/settings-page.tsx')).SettingsPage)

const TeamPage = lazyPage(async () => (await import('./team/team-page.tsx')).TeamPage)

const PersonPage = lazyPage(async () => (await import('./person/person-page.tsx')).PersonPage)

const JournalPage = lazyPage(async () => (await import('./journal/journal-page.tsx')).JournalPage)

const InvitationPage = lazyPage(async () => (await import('./team/invitation-page.tsx')).InvitationPage)

const NewEventPage = lazyPage(async () => (await import('./new-event/new-event-page.tsx')).NewEventPage)

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

const events = createRoute({
  getParentRoute: () => frame,
  path: '/',
  validateSearch: readAccountSearch,
  component: function Events() {
    return <EventsPage accountId={events.useSearch().konto} />
  },
})

const CollectionsPage = lazyPage(
  async () => (await import('./collections/collections-page.tsx')).CollectionsPage,
)

const CollectionPage = lazyPage(
  async () => (await import('./collections/collection-page.tsx')).CollectionPage,
)

const collections = createRoute({
  getParentRoute: () => frame,
  path: '/zbiorki',
  validateSearch: readAccountSearch,
  component: function Collections() {
    return whenLoaded(<CollectionsPage accountId={collections.useSearch().konto} />)
  },
})

const collection = createRoute({
  getParentRoute: () => frame,
  path: '/zbiorki/$collectionId',
  validateSearch: readAccountSearch,
  component: function Collection() {
    const { collectionId } = collection.useParams()
    const { konto } = collection.useSearch()
    return whenLoaded(<CollectionPage key={collectionId} accountId={konto} collectionId={collectionId} />)
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

export const signInRoutes = [signIn, invitation] as const
export const accountRoutes = [
  events,
  collections,
  collection,
  settings,
  team,
  journal,
  person,
  newEvent,
] as const
