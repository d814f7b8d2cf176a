import './mantine.css'
import './panel.css'
import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { mountReconnectNotice } from '#web/kit/reconnect-notice.tsx'
import { ensureTemporal } from '#web/lib/ensure-temporal.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { startScheme, useScheme } from '#web/lib/scheme.ts'
import { openSignIn, router } from './router.tsx'
import { theme } from './theme.ts'

/**
 * The organiser's panel: starts in the shell that the server sends. No component is declared here: for
 * hot reload such a file imports itself once more, and the page would be mounted twice.
 */

async function start(root: HTMLElement): Promise<void> {
  await ensureTemporal()
  createRoot(root).render(<Panel queries={createQueryClient(openSignIn)} />)
}

startScheme({ key: 'panel.scheme', fallback: 'auto' })
const root = document.getElementById('root')
mountReconnectNotice('bottom')
if (root !== null) void start(root)

/** The panel with everything its pages depend on. */
function Panel({ queries }: { queries: QueryClient }): ReactNode {
  const { shown } = useScheme()
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={shown}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
