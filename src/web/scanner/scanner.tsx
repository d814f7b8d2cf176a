import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { isOffline, isRefused } from '#web/lib/ask.ts'
import { resumeRetries } from '#web/lib/reconnecting.ts'
import { useKeptEvent, useKeptGate } from './device.ts'
import { Gate } from './gate.tsx'
import { gateQuery } from './scanner-api.ts'
import { SetupPage } from './setup-page.tsx'

/** First the event and the gate are chosen; then the gate opens. The panel's link names the event in the address. */
export function Scanner(): ReactNode {
  const known = useQuery(gateQuery)
  const [gate, keepGate] = useKeptGate()
  const [eventId, keepEvent] = useKeptEvent()
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('wydarzenie')
    if (asked === null) return
    keepEvent(asked)
    // Adopted: a later choice in the settings must survive a reload.
    history.replaceState(null, '', location.pathname + location.hash)
  }, [keepEvent])

  if (known.isPending) return <p className="phone plain">Wczytuję…</p>
  if (known.data === undefined) return <NotLoaded error={known.error} onRetry={() => void known.refetch()} />
  const { events, userName } = known.data
  const only = events.length === 1 ? events[0] : undefined
  const event = events.find((candidate) => candidate.eventId === eventId) ?? only
  if (events.length === 0) return <NoEvents />
  if (event === undefined || gate === '') {
    return (
      <SetupPage
        events={events}
        eventId={event?.eventId ?? ''}
        gate={gate}
        onDone={(chosen) => {
          keepEvent(chosen.eventId)
          keepGate(chosen.gate)
        }}
      />
    )
  }
  return <Gate key={event.eventId} event={event} gate={gate} events={events} userName={userName} />
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode {
  if (isRefused(error, 'not_signed_in')) return <p className="phone plain">Otwieram logowanie…</p>
  const tryAgain = () => {
    resumeRetries()
    onRetry()
  }
  return (
    <main className="phone plain">
      <div role="alert">
        <h1>{isOffline(error) ? 'Brak połączenia' : 'Nie udało się wczytać wydarzeń'}</h1>
        <p>
          {isOffline(error)
            ? 'Sprawdź internet i\u00a0spróbuj ponownie.'
            : 'To nasza usterka. Spróbuj za chwilę, nic nie przepadło.'}
        </p>
        <button type="button" className="btn" onClick={tryAgain}>
          Spróbuj ponownie
        </button>
      </div>
    </main>
  )
}

function NoEvents(): ReactNode {
  return (
    <main className="phone plain">
      <h1>Nie ma jeszcze wydarzenia do wpuszczania</h1>
      <p>Skaner działa od chwili, gdy wydarzenie jest opublikowane.</p>
      <a href="/">Przejdź do panelu</a>
    </main>
  )
}
