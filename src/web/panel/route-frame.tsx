import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { Frame } from './frame/frame.tsx'
import { Loading, Missing } from './shared/trouble.tsx'

/** What all pages of the panel lie in. The content of a page depends only on its path and search parameters. */

/** A lazy page. */
export const whenLoaded = (page: ReactNode) => <Suspense fallback={<Loading />}>{page}</Suspense>

export const root = createRootRoute({
  component: Outlet,
  notFoundComponent: () => (
    <main className="alone">
      <Missing>Nie ma takiej strony</Missing>
    </main>
  ),
})

/** Pages behind sign-in, with the navigation beside them. */
export const frame = createRoute({ getParentRoute: () => root, id: 'panel', component: Frame })
