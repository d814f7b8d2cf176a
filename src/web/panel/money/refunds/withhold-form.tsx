import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { TextField } from '#web/ui/field.tsx'

const SHORTEST = 3
const LONGEST = 200

/** The reason for stopping a refund; the payer reads it. */
export function WithholdForm(props: {
  id: string
  busy: boolean
  onWithhold: (reason: string) => void
  onBack: () => void
}): ReactNode {
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const field = `wstrzymanie-${props.id}`
  useEffect(() => document.getElementById(field)?.focus(), [field])
  const length = [...reason.trim()].length
  const error =
    length < SHORTEST ? 'Podaj powód.' : length > LONGEST ? 'Powód może mieć najwyżej 200 znaków.' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (error === null) props.onWithhold(reason.trim())
    else document.getElementById(field)?.focus()
  }
  return (
    <form className="refund-stop" onSubmit={submit} noValidate>
      <TextField
        id={field}
        label="Powód zatrzymania"
        hint="Przeczyta go osoba, która czeka na zwrot."
        required
        error={error}
        touched={touched}
        value={reason}
        onChange={setReason}
      />
      <div className="refund-acts">
        <button type="submit" className="btn" disabled={props.busy}>
          Zatrzymaj zwrot
        </button>
        <button type="button" className="btn text" disabled={props.busy} onClick={props.onBack}>
          Wróć
        </button>
      </div>
    </form>
  )
}
