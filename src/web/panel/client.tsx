import './mantine.css'
import './panel.css'
import { createRoot } from 'react-dom/client'
import { mountReconnectNotice } from '#web/kit/reconnect-notice.tsx'
import { ensureTemporal } from '#web/lib/ensure-temporal.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { startScheme } from '#web/lib/scheme.ts'
import { Panel } from './panel.tsx'
import { openSignIn } from './router.tsx'

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
