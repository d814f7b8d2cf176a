import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { cashTrouble } from './cash-actions.ts'

/** The frame of a form of the cash desk: fields, the one button, and why it did not work. */
export function CashForm(props: {
  readonly name: string
  readonly submit: string
  readonly action: { readonly isPending: boolean; readonly error: unknown }
  /** Null: there is nothing to go back to. */
  readonly onBack: (() => void) | null
  readonly onSubmit: () => void
  readonly children: ReactNode
}): ReactNode {
  const { name, submit, action, onBack, onSubmit, children } = props
  const form = useRef<HTMLFormElement>(null)
  const opened = onBack !== null
  useEffect(() => {
    if (opened) form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [opened])
  const trouble = cashTrouble(action.error)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!action.isPending) onSubmit()
  }
  return (
    <form ref={form} className="cash-form" aria-label={name} onSubmit={send} noValidate>
      {children}
      {trouble !== null && (
        <p role="alert" className="error">
          {trouble}
        </p>
      )}
      <div className="cash-acts">
        <button type="submit" className="btn" disabled={action.isPending}>
          {action.isPending ? 'Zapisuję…' : submit}
        </button>
        {onBack !== null && (
          <button type="button" className="btn text" disabled={action.isPending} onClick={onBack}>
            Wróć
          </button>
        )}
      </div>
    </form>
  )
}
