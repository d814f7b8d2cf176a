import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { actionTrouble } from './use-action.ts'

/** The frame of a form of the drawer: its name, fields, the one button, and why it did not work. */
export function ActionForm(props: {
  name: string
  /** The words of the button, which say what will happen. */
  submit: string
  busy: boolean
  error: unknown
  /** Whether it can be sent as it stands. */
  ready?: boolean
  onSubmit: () => void
  onBack: () => void
  children: ReactNode
}): ReactNode {
  const { name, submit, busy, error, ready = true, onSubmit, onBack, children } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy) onSubmit()
  }
  return (
    <form ref={form} className="action-form" aria-labelledby={id} onSubmit={send} noValidate>
      <h4 id={id}>{name}</h4>
      {children}
      {error !== null && (
        <p role="alert" className="error">
          {actionTrouble(error)}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="btn" disabled={busy || !ready}>
          {busy ? 'Zapisuję…' : submit}
        </button>
        <button type="button" className="btn text" disabled={busy} onClick={onBack}>
          Wróć
        </button>
      </div>
    </form>
  )
}

/** 'Wyślij wiadomość o zmianie': ticked at first. */
export function TellTick({
  value,
  onChange,
}: {
  value: boolean
  onChange: (value: boolean) => void
}): ReactNode {
  return (
    <label className="draft-tick">
      <input
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      Wyślij wiadomość o&nbsp;zmianie
    </label>
  )
}
