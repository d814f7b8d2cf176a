import './reconnect-notice.css'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { isReconnecting, stopRetries, subscribeReconnecting } from '#web/lib/reconnecting.ts'
import { Again } from '#web/ui/icons.tsx'

/**
 * Puts the notice on the page, once, on any kind of page. 'top' where the main button is in a
 * bar below, 'bottom' where a sliding panel has its close button above. It is in the normal flow, so
 * it covers nothing that could not be scrolled into sight.
 */
export function mountReconnectNotice(place: 'top' | 'bottom'): void {
  const home = document.createElement('div')
  home.className = `reconnect at-${place}`
  // There from the start and empty: screen readers announce what appears in a region that they know.
  home.setAttribute('role', 'status')
  if (place === 'top') document.body.prepend(home)
  else document.body.append(home)
  createRoot(home).render(<ReconnectNotice />)
}

/** Shows that requests of this page wait for a response, while they do, and lets a person end it. */
function ReconnectNotice(): ReactNode {
  if (!useSyncExternalStore(subscribeReconnecting, isReconnecting)) return null
  return (
    <div className="reconnect-notice">
      <Again />
      <span>Próbuję połączyć się ponownie…</span>
      <button type="button" className="link" onClick={stopRetries}>
        Przestań próbować
      </button>
    </div>
  )
}
