import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { sendExplanation } from '#contract/office-changes.ts'
import { explanationLetter } from '#i18n/pl/mails/explanation.ts'
import { ask, isRefused } from '#web/lib/ask.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import type { Registration } from '../../shared/registration/registration-api.ts'
import { actionTrouble, useAction } from '../actions/use-action.ts'

interface Props {
  readonly scope: EventScope
  readonly registration: Registration
  readonly explained: Registration['explanations'][number]
  readonly onClose: () => void
  readonly onSent: () => void
}

const MOST_LETTERS = 300

/** Escape closes this dialog alone, and not the drawer around it. */
const HERE = { 'data-mantine-stop-propagation': 'true' } as const

/** The letter as the registrant will get it, with a line of one's own. */
export function Letter({ scope, registration, explained, onClose, onSent }: Props): ReactNode {
  const [key] = useState(() => crypto.randomUUID())
  const [note, setNote] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { about, mark, title, sentences } = explained
  const { number, eventTitle: event, contactEmail } = registration
  const typed = note.trim()
  const action = useAction(scope, registration, () =>
    ask(sendExplanation, {
      params: { ...scope, registrationId: registration.id },
      body: { about, mark, note: typed },
      key,
    }),
  )
  // The browser gives the focus back to the button that has opened it.
  useEffect(() => dialog.current?.showModal(), [])
  const send = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (action.isPending || action.isSuccess) return
    action.mutate(undefined, {
      onSuccess: () => {
        onSent()
        dialog.current?.close()
      },
    })
  }
  const { subject, paragraphs } = explanationLetter({ event, number, title, sentences, note: typed })
  return (
    <dialog ref={dialog} className="letter" aria-labelledby={`${id}-name`} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <h3 id={`${id}-name`}>Wyślij wyjaśnienie</h3>
        <p className="letter-to">
          Do: <b>{contactEmail}</b>
        </p>
        <article className="letter-paper" aria-label="Treść wiadomości">
          <h4>{subject}</h4>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
        <div className="field">
          <label htmlFor={`${id}-note`}>Dopisz zdanie od siebie (nieobowiązkowo)</label>
          <textarea
            {...HERE}
            id={`${id}-note`}
            className="input"
            rows={2}
            maxLength={MOST_LETTERS}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
        {action.error !== null && (
          <p role="alert" className="error">
            {troubleOf(action.error)}
          </p>
        )}
        <div className="letter-acts">
          <button {...HERE} type="submit" className="btn" disabled={action.isPending}>
            {action.isPending ? 'Wysyłam…' : 'Wyślij'}
          </button>
          <button {...HERE} type="button" className="btn text" onClick={() => dialog.current?.close()}>
            Wróć
          </button>
        </div>
      </form>
    </dialog>
  )
}

function troubleOf(error: unknown): string {
  if (isRefused(error, 'no_address'))
    return 'To zgłoszenie nie ma już adresu e-mail. Dopisz adres w\u00a0zgłoszeniu albo zadzwoń.'
  if (isRefused(error, 'changed_meanwhile'))
    return 'Wyjaśnienie zmieniło się w\u00a0międzyczasie. Przeczytaj nowe i\u00a0wyślij jeszcze raz.'
  if (isRefused(error, 'key_reused'))
    return 'To wyjaśnienie zostało już wysłane z\u00a0innym dopiskiem. Zamknij okno i\u00a0sprawdź historię.'
  return actionTrouble(error)
}
