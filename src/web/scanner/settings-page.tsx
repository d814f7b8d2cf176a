import type { ReactNode } from 'react'
import { chooseScheme, type SchemeChoice, useScheme } from '#web/lib/scheme.ts'
import { useKeptEvent, useKeptGate, useShakeOn, useSoundOn } from './device.ts'
import type { GateEvent } from './scanner-api.ts'
import { playVerdict, shakeVerdict } from './sound.ts'

const SCHEMES: readonly { choice: SchemeChoice; label: string }[] = [
  { choice: 'dark', label: 'Ciemny' },
  { choice: 'light', label: 'Jasny' },
  { choice: 'auto', label: 'Jak w\u00a0urządzeniu' },
]

/** The settings of this device: gate, sound and look. Every change is effective at once. */
export function SettingsPage(props: {
  event: GateEvent
  events: readonly GateEvent[]
  gate: string
  userName: string
}): ReactNode {
  return (
    <main className="screen page">
      <h1>Ustawienia</h1>
      <GateName gate={props.gate} />
      {props.events.length > 1 && <EventChoice events={props.events} eventId={props.event.eventId} />}
      <Signals />
      <Scheme />
      <p className="signed-in">Zalogowano: {props.userName}</p>
      <a href="/">Przejdź do panelu</a>
    </main>
  )
}

function GateName({ gate }: { gate: string }): ReactNode {
  const [, keep] = useKeptGate()
  return (
    <label className="field">
      <span>Nazwa bramy</span>
      <input
        className="input"
        defaultValue={gate}
        maxLength={60}
        autoComplete="off"
        // Gates without a name cannot be distinguished: an emptied field keeps the last one.
        onBlur={(event) => {
          const name = event.currentTarget.value.trim()
          if (name === '') event.currentTarget.value = gate
          else keep(name)
        }}
      />
    </label>
  )
}

function EventChoice({ events, eventId }: { events: readonly GateEvent[]; eventId: string }): ReactNode {
  const [, keep] = useKeptEvent()
  return (
    <label className="field">
      <span>Wydarzenie</span>
      <select className="input" value={eventId} onChange={(event) => keep(event.currentTarget.value)}>
        {events.map((event) => (
          <option key={event.eventId} value={event.eventId}>
            {event.title}
          </option>
        ))}
      </select>
    </label>
  )
}

function Signals(): ReactNode {
  const [sound, setSound] = useSoundOn()
  const [shake, setShake] = useShakeOn()
  return (
    <fieldset>
      <legend>Sygnały</legend>
      <label className="choice">
        <input
          type="checkbox"
          checked={sound}
          onChange={(event) => {
            setSound(event.currentTarget.checked)
            if (event.currentTarget.checked) playVerdict('enter')
          }}
        />
        <span>Dźwięk</span>
      </label>
      {'vibrate' in navigator && (
        <label className="choice">
          <input
            type="checkbox"
            checked={shake}
            onChange={(event) => {
              setShake(event.currentTarget.checked)
              if (event.currentTarget.checked) shakeVerdict('enter')
            }}
          />
          <span>Wibracja</span>
        </label>
      )}
    </fieldset>
  )
}

function Scheme(): ReactNode {
  const { choice } = useScheme()
  return (
    <fieldset>
      <legend>Wygląd</legend>
      {SCHEMES.map((scheme) => (
        <label key={scheme.choice} className="choice">
          <input
            type="radio"
            name="wyglad"
            checked={scheme.choice === choice}
            onChange={() => chooseScheme(scheme.choice)}
          />
          <span>{scheme.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
