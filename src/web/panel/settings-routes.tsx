import { createRoute } from '@tanstack/react-router'
import { frame, whenLoaded } from './route-frame.tsx'
import { lazyPage } from './shared/lazy-page.ts'

/** The settings of an event: each page is fetched when it is opened. */

const SettingsFrame = lazyPage(async () => (await import('./draft/settings-frame.tsx')).SettingsFrame)

const AboutPage = lazyPage(async () => (await import('./draft/about-page.tsx')).AboutPage)

const WhoPage = lazyPage(async () => (await import('./who/who-page.tsx')).WhoPage)

const FormPage = lazyPage(async () => (await import('./form-builder/form-page.tsx')).FormPage)

const PricesPage = lazyPage(async () => (await import('./prices/prices-page.tsx')).PricesPage)

const ExtrasPage = lazyPage(async () => (await import('./extras/extras-page.tsx')).ExtrasPage)

const PaymentsPage = lazyPage(async () => (await import('./payments/payments-page.tsx')).PaymentsPage)

const StatementsPage = lazyPage(async () => (await import('./statements/statements-page.tsx')).StatementsPage)

const PlacesPage = lazyPage(async () => (await import('./places/places-page.tsx')).PlacesPage)

const HoursPage = lazyPage(async () => (await import('./hours/hours-page.tsx')).HoursPage)

const PageBuilderPage = lazyPage(
  async () => (await import('./page-builder/page-builder-page.tsx')).PageBuilderPage,
)

const InviteSettingsPage = lazyPage(
  async () => (await import('./invites/invite-settings-page.tsx')).InviteSettingsPage,
)

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

const who = createRoute({ getParentRoute: () => eventSettings, path: 'kto', component: WhoPage })

const form = createRoute({ getParentRoute: () => eventSettings, path: 'formularz', component: FormPage })

const prices = createRoute({ getParentRoute: () => eventSettings, path: 'oplaty', component: PricesPage })

const extras = createRoute({ getParentRoute: () => eventSettings, path: 'dodatki', component: ExtrasPage })

const payments = createRoute({ getParentRoute: () => eventSettings, path: 'wplaty', component: PaymentsPage })

const statements = createRoute({
  getParentRoute: () => eventSettings,
  path: 'oswiadczenia',
  component: StatementsPage,
})

const page = createRoute({ getParentRoute: () => eventSettings, path: 'strona', component: PageBuilderPage })

const places = createRoute({ getParentRoute: () => eventSettings, path: 'limity', component: PlacesPage })

const hours = createRoute({ getParentRoute: () => eventSettings, path: 'godziny', component: HoursPage })

const invites = createRoute({
  getParentRoute: () => eventSettings,
  path: 'zaproszenia',
  component: InviteSettingsPage,
})

export const settingsRoutes = eventSettings.addChildren([
  about,
  who,
  form,
  prices,
  extras,
  places,
  hours,
  payments,
  statements,
  page,
  invites,
])
