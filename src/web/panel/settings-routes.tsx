import { createRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { frame, whenLoaded } from './route-frame.tsx'

/** The settings of an event: each page is fetched when it is opened. */

const SettingsFrame = lazy(async () => ({
  default: (await import('./draft/settings-frame.tsx')).SettingsFrame,
}))

const AboutPage = lazy(async () => ({ default: (await import('./draft/about-page.tsx')).AboutPage }))

const FormPage = lazy(async () => ({ default: (await import('./form-builder/form-page.tsx')).FormPage }))

const PricesPage = lazy(async () => ({ default: (await import('./prices/prices-page.tsx')).PricesPage }))

const PageBuilderPage = lazy(async () => ({
  default: (await import('./page-builder/page-builder-page.tsx')).PageBuilderPage,
}))

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

const page = createRoute({ getParentRoute: () => eventSettings, path: 'strona', component: PageBuilderPage })

export const settingsRoutes = eventSettings.addChildren([about, prices, form, page])
