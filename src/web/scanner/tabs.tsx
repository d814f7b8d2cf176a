import { type ReactNode, useSyncExternalStore } from 'react'
import { Icon } from './signs.tsx'

const TABS = [
  { id: 'skanuj', icon: 'scan', label: 'Skanuj' },
  { id: 'lista', icon: 'list', label: 'Lista' },
  { id: 'ustawienia', icon: 'settings', label: 'Ustawienia' },
] as const

export type TabId = (typeof TABS)[number]['id']

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The open screen; it is after # in the address, so Back goes to the previous one. */
export function useTab(): TabId {
  const hash = useSyncExternalStore(subscribe, () => location.hash.slice(1))
  return TABS.find(({ id }) => id === hash)?.id ?? 'skanuj'
}

export function Tabs({ current }: { current: TabId }): ReactNode {
  return (
    <nav className="tabs" aria-label="Skaner">
      {TABS.map(({ id, icon, label }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </nav>
  )
}
