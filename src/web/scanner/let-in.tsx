import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import * as words from '#i18n/pl/documents-at-entry.ts'

const SHORTEST = 3
const LONGEST = 300

/** Lets a person in in spite of a document, with a reason that is kept. */
export function LetIn({ onLetIn }: { onLetIn: (reason: string) => void }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  if (!isOpen)
    return (
      <button type="button" className="btn second" onClick={() => setOpen(true)}>
        {words.letIn}
      </button>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reason = field.current?.value.trim() ?? ''
    setMissing(reason.length < SHORTEST)
    if (reason.length < SHORTEST) field.current?.focus()
    else onLetIn(reason)
  }
  return (
    <form className="let-in" onSubmit={submit} noValidate>
      <label className="field">
        <span>{words.reason}</span>
        <input
          ref={(input) => {
            // It appears at the press of a button: the person who pressed it types here next.
            if (field.current === null) input?.focus()
            field.current = input
          }}
          className="input"
          name="powod"
          maxLength={LONGEST}
          autoComplete="off"
          aria-invalid={isMissing}
          aria-describedby="powod-opis"
        />
      </label>
      <p id="powod-opis" role={isMissing ? 'alert' : undefined} className={isMissing ? 'error' : 'mark'}>
        {isMissing ? words.reasonMissing : words.reasonHint}
      </p>
      <button type="submit" className="btn second">
        {words.confirm}
      </button>
    </form>
  )
}
