import '../shared/mail-sheet.css'
import { type ReactNode, useState } from 'react'
import { LONGEST_GREETING } from '#contract/invites.ts'
import { pluralChooser } from '#i18n/text/plural.ts'
import { TextArea } from '#web/ui/field.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { type InviteList, inviteTrouble, useMailPreview, useSending } from './invites-api.ts'

const choose = pluralChooser('pl')
const mailsWords = (count: number) =>
  `${count}\u00a0${choose(count, { one: 'wiadomość', few: 'wiadomości', many: 'wiadomości', other: 'wiadomości' })}`

/** The mail with the organiser's own words: seen and tried first, then sent to everybody whose turn it is. */
export function SendForm(props: {
  scope: EventScope
  list: InviteList
  kind: 'invite' | 'reminder'
  onDone: (words: string) => void
}): ReactNode {
  const { scope, list, kind, onDone } = props
  const [greeting, setGreeting] = useState('')
  const [shown, setShown] = useState<string | null>(null)
  const preview = useMailPreview(scope)
  const trial = useMailPreview(scope)
  const sending = useSending(scope)
  const wish = { list: list.id, kind, greeting }
  const mail = preview.data
  const isCurrent = mail !== undefined && shown === greeting
  const error = sending.error ?? preview.error ?? trial.error
  return (
    <form
      className="invites-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isCurrent) {
          setShown(greeting)
          return preview.mutate({ ...wish, toMe: false })
        }
        sending.mutate(wish, {
          onSuccess: ({ queued }) => onDone(`W\u00a0kolejce do wysłania: ${mailsWords(queued)}.`),
        })
      }}
    >
      <TextArea
        id="powitanie"
        label="Wasze słowa na początku"
        hint="Puste: „Dzień dobry! … zaprasza na wydarzenie …”. Termin, zasady, kod i przycisk dodamy sami."
        value={greeting}
        onChange={(text) => setGreeting([...text].slice(0, LONGEST_GREETING).join(''))}
      />
      <div className="mail-sheet">
        {isCurrent && (
          <article className="mail-sheet-paper" aria-label="Wiadomość">
            <p className="muted">Do: {mail.to}</p>
            <h3>{mail.subject}</h3>
            {mail.text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </article>
        )}
        <p role="status">
          {trial.isPending
            ? 'Wysyłam…'
            : trial.isSuccess
              ? 'Wysłano na twój adres. Nikt inny jej nie dostał. Kod w\u00a0niej nie działa.'
              : isCurrent && mail.recipients === 0
                ? 'Nie ma teraz do kogo wysłać: każdy dostał już wiadomość, odpowiedział albo przypomniano mu w\u00a0ciągu doby.'
                : ''}
        </p>
      </div>
      {error !== null && (
        <p role="alert" className="error">
          {inviteTrouble(error)}
        </p>
      )}
      <div className="invites-acts">
        <button
          type="submit"
          className="btn"
          disabled={preview.isPending || sending.isPending || (isCurrent && mail.recipients === 0)}
        >
          {sending.isPending
            ? 'Wysyłam…'
            : isCurrent
              ? `Wyślij ${mailsWords(mail.recipients)}`
              : preview.isPending
                ? 'Wczytuję…'
                : 'Zobacz wiadomość'}
        </button>
        <button
          type="button"
          className="btn quiet"
          disabled={trial.isPending}
          onClick={() => trial.mutate({ ...wish, toMe: true })}
        >
          Wyślij próbnie do mnie
        </button>
      </div>
    </form>
  )
}
