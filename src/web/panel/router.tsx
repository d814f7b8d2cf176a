import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { accountRoutes, signInRoutes } from './account-routes.tsx'
import { eventRoutes } from './event-routes.tsx'
import { moneyRoutes } from './money-routes.tsx'
import { officeRoutes } from './office-routes.tsx'
import { reportRoutes } from './report-routes.tsx'
import { frame, root } from './route-frame.tsx'
import { settingsRoutes } from './settings-routes.tsx'
import { Trouble } from './shared/trouble.tsx'

/** The page of each address. */
export const router = createRouter({
  routeTree: root.addChildren([
    ...signInRoutes,
    frame.addChildren([
      ...accountRoutes,
      ...eventRoutes,
      ...officeRoutes,
      ...moneyRoutes,
      ...reportRoutes,
      settingsRoutes,
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
