import './scanner.css'
import './form.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { mountReconnectNotice } from '#web/kit/reconnect-notice.tsx'
import { ensureTemporal } from '#web/lib/ensure-temporal.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { startScheme } from '#web/lib/scheme.ts'
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

// Dark unless chosen otherwise: gates open before sunrise, and a verdict must stand out.
startScheme({ key: 'scanner.scheme', fallback: 'dark' })
const root = document.getElementById('root')
mountReconnectNotice('top')
if (root !== null) void start(root)

/**
 * An error of ours must not leave a gate with an empty page: reports it and offers a restart. Of the
 * scan under way only the display is lost; the list shows what was recorded.
 */
class FaultBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main className="phone plain">
        <div role="alert">
          <h1>Skaner się zatrzymał</h1>
          <p>To nasza usterka. Wczytaj go ponownie i&nbsp;sprawdź ostatni bilet na liście.</p>
          <button type="button" className="btn" onClick={() => location.reload()}>
            Wczytaj ponownie
          </button>
        </div>
      </main>
    )
  }
}
