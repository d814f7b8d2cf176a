import './mantine.css'
import './panel.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#web/lib/query-client.ts'
import { startScheme, useScheme } from '#web/lib/scheme.ts'
import { openSignIn, router } from './router.tsx'
import { theme } from './theme.ts'

/** The organiser's panel: starts in the shell that the server sends. */

const queries = createQueryClient(openSignIn)

function Panel(): ReactNode {
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

startScheme({ key: 'panel.scheme', fallback: 'auto' })
const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Panel />)
