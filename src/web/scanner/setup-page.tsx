import { type FormEvent, type ReactNode, useState } from 'react'
import { formatDay, readDay } from '#domain/values/time.ts'
import type { GateEvent } from './scanner-api.ts'
import { unlockSound } from './sound.ts'

const LONGEST_GATE = 60

/** Asked once on a device: the gate at which it is used. */
export function SetupPage(props: {
  events: readonly GateEvent[]
  eventId: string
  gate: string
  onDone: (chosen: { eventId: string; gate: string }) => void
}): ReactNode {
  const [eventId, setEventId] = useState(props.eventId)
  const [gate, setGate] = useState(props.gate === '' ? 'Brama A' : props.gate)
  const isComplete = eventId !== '' && gate.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    unlockSound()
    if (isComplete) props.onDone({ eventId, gate: gate.trim() })
  }
  return (
    <main className="phone plain">
      <h1>Skaner</h1>
      <form className="setup" onSubmit={submit}>
        {props.events.length > 1 && (
          <fieldset>
            <legend>Na jakie wydarzenie wpuszczasz?</legend>
            {props.events.map((event) => (
              <label key={event.eventId} className="choice">
                <input
                  type="radio"
                  name="wydarzenie"
                  checked={event.eventId === eventId}
                  onChange={() => setEventId(event.eventId)}
                />
                <span>
                  {event.title}
                  <small>{dayOf(event)}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <label className="field">
          <span>Nazwa bramy</span>
          <input
            className="input"
            value={gate}
            maxLength={LONGEST_GATE}
            autoComplete="off"
            onChange={(event) => setGate(event.currentTarget.value)}
          />
          <small>Zobaczą ją inni, gdy ktoś przyjdzie z&nbsp;użytym biletem. Urządzenie ją zapamięta.</small>
        </label>
        <button type="submit" className="btn" disabled={!isComplete}>
          Zacznij skanować
        </button>
      </form>
    </main>
  )
}

/** '5 sierpnia 2026, środa': the first day of an event; empty while it is not set. */
function dayOf({ start }: Pick<GateEvent, 'start'>): string {
  const day = start === null ? null : readDay(start.slice(0, 10))
  return day === null ? '' : formatDay(day)
}
