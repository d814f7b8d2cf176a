import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '#web/ui/field.tsx'
import { shortMoment } from '../shared/dates.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { type CallOff, useCallOff } from './call-off-api.ts'
import { MailPreview } from './mail-preview.tsx'
import { isTyped } from './typed-name.ts'

/** The second person reads what somebody has asked for, and confirms it by the name of the event or sends it back. */
export function SecondPerson(props: {
  scope: EventScope
  title: string
  request: NonNullable<CallOff['second']['request']>
}): ReactNode {
  const { scope, title, request } = props
  const [typed, setTyped] = useState('')
  const [touched, setTouched] = useState(false)
  const act = useCallOff(scope)
  const wrong = isTyped(typed, title) ? null : `Przepisz nazwę: ${title}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Shown before the field gets the focus, which would hold a new error back.
    flushSync(() => setTouched(true))
    if (wrong === null) act.mutate({ kind: 'confirm' })
    else document.getElementById('nazwa-wydarzenia')?.focus()
  }
  return (
    <form className="calling-off-form" onSubmit={submit} noValidate aria-labelledby="potwierdzenie">
      <h2 id="potwierdzenie">Potrzebna druga osoba</h2>
      <p>
        {request.by} prosi o&nbsp;odwołanie ({shortMoment(request.at)}). Powód, który wszyscy przeczytają:{' '}
        <b>{request.reason}</b>
      </p>
      <MailPreview scope={scope} reason={request.reason} />
      <p>Po potwierdzeniu zapisy zamkną się od razu. Tego nie da się cofnąć.</p>
      <TextField
        id="nazwa-wydarzenia"
        label="Przepisz nazwę wydarzenia"
        hint={title}
        required
        autoComplete="off"
        error={wrong}
        touched={touched}
        value={typed}
        onChange={setTyped}
      />
      <div className="calling-off-ready">
        <button type="submit" className="btn" disabled={act.isPending}>
          Potwierdź i&nbsp;odwołaj wydarzenie
        </button>
        <button
          type="button"
          className="btn quiet"
          disabled={act.isPending}
          onClick={() => act.mutate({ kind: 'withdraw' })}
        >
          Nie odwołujemy
        </button>
      </div>
      <p role="status">{act.isPending ? 'Zapisuję…' : act.isError ? 'Nie udało się. Odśwież stronę.' : ''}</p>
    </form>
  )
}
