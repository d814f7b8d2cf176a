import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { TextArea } from '#web/ui/field.tsx'
import { reasonFault } from './decision-words.ts'

/** The reason of a refusal; the text stays when sending it fails. */
export function RefusalForm(props: {
  id: string
  busy: boolean
  onRefuse: (reason: string) => void
  onBack: () => void
}): ReactNode {
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const field = `odmowa-${props.id}`
  useEffect(() => document.getElementById(field)?.focus(), [field])
  const fault = reasonFault(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (fault === null) props.onRefuse(reason.trim())
    else document.getElementById(field)?.focus()
  }
  return (
    <form onSubmit={submit} noValidate className="refusal">
      <TextArea
        id={field}
        label="Powód odmowy"
        hint="Przeczyta go osoba, która się zapisała."
        required
        error={fault}
        touched={touched}
        value={reason}
        onChange={setReason}
      />
      <div className="decision">
        <button type="submit" className="btn" disabled={props.busy}>
          Odmów i&nbsp;wyślij powód
        </button>
        <button type="button" className="btn text" disabled={props.busy} onClick={props.onBack}>
          Wróć
        </button>
      </div>
    </form>
  )
}
