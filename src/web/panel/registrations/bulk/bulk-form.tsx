import type { FormEvent, ReactNode } from 'react'

/** What every form of the bar takes. */
export interface BulkForm {
  readonly name: string
  readonly busy: boolean
}

/** The frame of a form: its name, fields, and the button that tries it. */
export function BulkFrame(props: BulkForm & { ready: boolean; onSend: () => void; children?: ReactNode }) {
  const { name, busy, ready, onSend, children } = props
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy) onSend()
  }
  return (
    <form className="bulk-frame" aria-label={name} onSubmit={send} noValidate>
      <h3>{name}</h3>
      {children}
      <button type="submit" className="btn" disabled={busy || !ready}>
        {busy ? 'Czytam…' : 'Sprawdź, co wyjdzie'}
      </button>
    </form>
  )
}
