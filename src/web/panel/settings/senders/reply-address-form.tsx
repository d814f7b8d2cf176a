import { type FormEvent, type ReactNode, useState } from 'react'
import { EmailSuggestion } from '#web/kit/email-suggestion.tsx'
import { emailError } from '#web/kit/field-rules.ts'
import { TextField } from '#web/ui/field.tsx'
import { fullMoment } from '../../shared/dates.ts'
import { Icon } from '../../shared/icon.tsx'
import type { Account } from '../../shared/session.ts'
import { type Senders, sendersTrouble, useAskReplyAddress } from './senders-api.ts'

const FIELD = 'nadawca-odpowiedzi'

/** The address for replies, confirmed by the link of a mail before it is used. */
export function ReplyAddressForm({ account, senders }: { account: Account; senders: Senders }): ReactNode {
  const send = useAskReplyAddress(account.id)
  const [typed, setTyped] = useState(senders.waiting?.email ?? senders.replyTo)
  const [touched, setTouched] = useState(false)
  const email = typed.trim()
  const isNew = email !== senders.replyTo
  const change = (value: string) => {
    send.reset()
    setTyped(value)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (emailError(typed) !== null) return document.getElementById(FIELD)?.focus()
    if (!send.isPending) send.mutate(email)
  }
  return (
    <form className="senders-part" onSubmit={submit} noValidate>
      <TextField
        id={FIELD}
        label="Adres do odpowiedzi"
        hint="Gdy uczestnik odpisze na bilet, jego list przyjdzie tutaj."
        error={emailError(typed)}
        touched={touched}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        value={typed}
        onChange={change}
      >
        <EmailSuggestion email={typed} onAccept={change} />
      </TextField>
      <ReplyState senders={senders} />
      <div className="settings-acts">
        <button type="submit" className="btn quiet" disabled={!isNew || send.isPending}>
          {senders.waiting?.email === email ? 'Wyślij link jeszcze raz' : 'Wyślij link potwierdzający'}
        </button>
        <span role="status">
          {send.isPending && 'Wysyłam…'}
          {sendersTrouble(send.error)}
          {send.isSuccess && senders.waiting !== null && 'Link jest w\u00a0drodze.'}
        </span>
      </div>
    </form>
  )
}

function ReplyState({ senders: { replyTo, waiting } }: { senders: Senders }): ReactNode {
  return (
    <div className="senders-state">
      {replyTo !== '' && (
        <p className="ok">
          <Icon name="check" size={18} /> Odpowiedzi przychodzą na {replyTo}
        </p>
      )}
      {replyTo === '' && (
        <p className="warn">
          <Icon name="alert" size={18} /> Odpowiedzi uczestników nikt teraz nie czyta.
        </p>
      )}
      {waiting !== null && (
        <p>
          <Icon name="clock" size={18} /> Adres {waiting.email} czeka na potwierdzenie: kliknij link
          z&nbsp;wiadomości, którą tam wysłaliśmy. Link działa do: {fullMoment(waiting.expiresAt)}.
        </p>
      )}
    </div>
  )
}
