import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { useShakeOn, useSoundOn } from './device.ts'
import { ListPage } from './list-page.tsx'
import { ScanPage } from './scan-page.tsx'
import { type GateEvent, scansQuery } from './scanner-api.ts'
import { SettingsPage } from './settings-page.tsx'
import { Icon } from './signs.tsx'
import { playVerdict, shakeVerdict, unlockSound } from './sound.ts'
import { Tabs, useTab } from './tabs.tsx'
import { useOnline } from './use-online.ts'
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
    // The first touch or key is the gesture that a browser asks for before it lets a page sound.
    <div className="phone" onPointerDownCapture={unlockSound} onKeyDownCapture={unlockSound}>
      <Top event={event} gate={gate} />
      {tab === 'skanuj' && <ScanPage control={control} />}
      {tab === 'lista' && <ListPage event={event} />}
      {tab === 'ustawienia' && <SettingsPage {...props} />}
      <Tabs current={tab} />
    </div>
  )
}

/** Sound and shake of a verdict as the device is set, and the counts made fresh. */
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
