import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { isOffline, isRefused } from '#web/lib/ask.ts'
import { TextField } from '#web/ui/field.tsx'

const SHORTEST = 3
const LONGEST = 200

/** A decision about money with its reason, which stays in the history. */
export function ReasonForm(props: {
  id: string
  /** The words of the button, which say what will happen. */
  submit: string
  /** The reason that is proposed. */
  first: string
  busy: boolean
  error: Error | null
  ready?: boolean
  onSubmit: (reason: string) => void
  onBack: () => void
  children: ReactNode
}): ReactNode {
  const { id, busy, ready = true } = props
  const [reason, setReason] = useState(props.first)
  const [touched, setTouched] = useState(false)
  useEffect(() => document.getElementById(id)?.focus(), [id])
  const error = [...reason.trim()].length < SHORTEST ? 'Podaj powód.' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (error !== null) document.getElementById(id)?.focus()
    else if (ready && !busy) props.onSubmit(reason.trim())
  }
  return (
    <form className="money-form" onSubmit={submit} noValidate>
      {props.children}
      <TextField
        id={id}
        label="Powód"
        hint="Zostaje w historii zgłoszenia."
        required
        maxLength={LONGEST}
        error={error}
        touched={touched}
        value={reason}
        onChange={setReason}
      />
      {props.error !== null && (
        <p role="alert" className="error">
          {troubleOf(props.error)}
        </p>
      )}
      <div className="money-acts">
        <button type="submit" className="btn" disabled={busy || !ready}>
          {busy ? 'Zapisuję…' : props.submit}
        </button>
        <button type="button" className="btn text" disabled={busy} onClick={props.onBack}>
          Wróć
        </button>
      </div>
    </form>
  )
}

function troubleOf(error: Error): string {
  if (isOffline(error)) return 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
  if (isRefused(error, 'changed_meanwhile'))
    return 'Kwoty zmieniły się w\u00a0międzyczasie. Lista jest już odświeżona, sprawdź i\u00a0spróbuj ponownie.'
  if (isRefused(error, 'forbidden')) return 'Twoja rola tego nie obejmuje.'
  return 'To nasza usterka. Spróbuj za chwilę, nic nie stanie się dwa razy.'
}
