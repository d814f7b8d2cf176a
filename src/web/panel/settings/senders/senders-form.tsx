import './senders.css'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ACCOUNT_NAME } from '#domain/form/validators.ts'
import { TextField } from '#web/ui/field.tsx'
import type { Account } from '../../shared/session.ts'
import { Trouble } from '../../shared/trouble.tsx'
import { ReplyAddressForm } from './reply-address-form.tsx'
import { type Senders, sendersQuery, sendersTrouble, useSaveSenderName } from './senders-api.ts'

/** From whom mails come, and where replies go. */
export function SendersForm({ account }: { account: Account }): ReactNode {
  const senders = useQuery(sendersQuery(account.id))
  if (senders.isPending) return <div className="bone tall" />
  if (senders.data === undefined)
    return <Trouble error={senders.error} onRetry={() => void senders.refetch()} />
  return (
    <div className="sheet settings-form">
      <NameForm account={account} senders={senders.data} />
      <ReplyAddressForm account={account} senders={senders.data} />
    </div>
  )
}

const NAME_FIELD = 'nadawca-nazwa'

function NameForm({ account, senders }: { account: Account; senders: Senders }): ReactNode {
  const save = useSaveSenderName(account.id)
  const [typed, setTyped] = useState(senders.name)
  const [touched, setTouched] = useState(false)
  const name = typed.trim()
  const error =
    name !== '' && name.length < ACCOUNT_NAME.min ? `Minimalna liczba znaków: ${ACCOUNT_NAME.min}.` : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (error !== null) return document.getElementById(NAME_FIELD)?.focus()
    if (!save.isPending) save.mutate(name)
  }
  return (
    <form className="senders-part" onSubmit={submit} noValidate>
      <TextField
        id={NAME_FIELD}
        label="Nazwa nadawcy"
        hint={`Nieobowiązkowe. Puste: ${senders.usualName}.`}
        error={error}
        touched={touched}
        autoComplete="off"
        maxLength={ACCOUNT_NAME.max}
        value={typed}
        onChange={(value) => {
          save.reset()
          setTyped(value)
        }}
      />
      <MailLine name={name || senders.usualName} address={senders.address} />
      <div className="settings-acts">
        <button type="submit" className="btn quiet" disabled={save.isPending}>
          Zapisz nazwę
        </button>
        <span role="status">
          {save.isPending && 'Zapisuję…'}
          {sendersTrouble(save.error)}
          {save.isSuccess && 'Zapisano.'}
        </span>
      </div>
    </form>
  )
}

/** How a mail looks in the list of a mailbox. */
function MailLine({ name, address }: { name: string; address: string }): ReactNode {
  return (
    <figure className="mail-line">
      <figcaption>Tak to wygląda w&nbsp;skrzynce uczestnika</figcaption>
      <div>
        <b>{name}</b>
        <span className="mail-subject">Bilety: Pielgrzymka na Jasną Górę</span>
        <span className="mail-from">z&nbsp;adresu {address}</span>
      </div>
    </figure>
  )
}
