import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useScheme } from '#web/lib/scheme.ts'
import { router } from './router.tsx'
import { theme } from './theme.ts'

/** The panel with everything its pages stand on. */
export function Panel({ queries }: { queries: QueryClient }): ReactNode {
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
