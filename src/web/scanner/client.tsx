import './scanner.css'
import './form.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { mountReconnectNotice } from '#web/kit/reconnect-notice.tsx'
import { ensureTemporal } from '#web/lib/ensure-temporal.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { startScheme } from '#web/lib/scheme.ts'
import { FaultBoundary } from './fault-boundary.tsx'
import { Scanner } from './scanner.tsx'
import { openSignIn } from './sign-in.ts'

/** The scanner at the gate: starts in the shell that the server sends. */

async function start(root: HTMLElement): Promise<void> {
  await ensureTemporal()
  createRoot(root).render(
    <QueryClientProvider client={createQueryClient(openSignIn)}>
      <FaultBoundary>
        <Scanner />
      </FaultBoundary>
    </QueryClientProvider>,
  )
}

// Dark unless somebody chose otherwise: gates open before sunrise, and a verdict must stand out.
startScheme({ key: 'scanner.scheme', fallback: 'dark' })
const root = document.getElementById('root')
mountReconnectNotice('top')
if (root !== null) void start(root)
