import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { useShakeOn, useSoundOn } from './device.ts'
import { ListPage } from './list-page.tsx'
import { ScanPage } from './scan-page.tsx'
import { type GateEvent, scansQuery } from './scanner-api.ts'
import { SettingsPage } from './settings-page.tsx'
import { Icon } from './signs.tsx'
import { playVerdict, shakeVerdict, unlockSound } from './sound.ts'
import { Tabs, useTab } from './tabs.tsx'
import { type ScanControl, useScan } from './use-scan.ts'
import type { VerdictKind } from './verdict-words.ts'

/** The gate: one screen for tickets, one for what has been scanned, one for the device. */
export function Gate(props: {
  event: GateEvent
  gate: string
  events: readonly GateEvent[]
  userName: string
}): ReactNode {
  const { event, gate } = props
  const tab = useTab()
  const control: ScanControl = useScan(event, gate, useSignal(event))
  return (
    // The first touch or key is the gesture that a browser requires before a page may play sound.
    <div className="phone" onPointerDownCapture={unlockSound} onKeyDownCapture={unlockSound}>
      <Top event={event} gate={gate} />
      {tab === 'skanuj' && <ScanPage control={control} />}
      {tab === 'lista' && <ListPage event={event} />}
      {tab === 'ustawienia' && <SettingsPage {...props} />}
      <Tabs current={tab} />
    </div>
  )
}

/** Sound and vibration of a verdict as the device is set, and updated counts. */
function useSignal(event: GateEvent) {
  const queries = useQueryClient()
  const [sound] = useSoundOn()
  const [shake] = useShakeOn()
  return useCallback(
    (kind: VerdictKind) => {
      if (sound) playVerdict(kind)
      if (shake) shakeVerdict(kind)
      void queries.invalidateQueries(scansQuery(event))
    },
    [sound, shake, queries, event],
  )
}

function Top({ event, gate }: { event: GateEvent; gate: string }): ReactNode {
  const scans = useQuery(scansQuery(event))
  const online = useOnline()
  return (
    <header className="top">
      <span>
        <b>{gate}</b>
        <small>{event.title}</small>
      </span>
      {online ? (
        scans.data !== undefined && (
          <span className="chip num">
            {scans.data.entered} z&nbsp;{scans.data.expected}
          </span>
        )
      ) : (
        <span className="chip warn">
          <Icon name="offline" />
          Bez sieci
        </span>
      )}
    </header>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** The device's own view of its network; a server may be unreachable nevertheless. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
