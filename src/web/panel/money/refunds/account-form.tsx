import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { readIban } from '#domain/values/iban.ts'
import { TextField } from '#web/ui/field.tsx'

/** The account for a refund, as the payer has told it to the staff. */
export function AccountForm(props: {
  id: string
  busy: boolean
  error: string | null
  onAccount: (account: string) => void
  onBack: () => void
}): ReactNode {
  const [account, setAccount] = useState('')
  const [touched, setTouched] = useState(false)
  const field = `konto-${props.id}`
  useEffect(() => document.getElementById(field)?.focus(), [field])
  const error =
    readIban(account) === null ? 'Ten numer konta się nie zgadza. Sprawdź wszystkie 26 cyfr.' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (error === null) props.onAccount(account)
    else document.getElementById(field)?.focus()
  }
  return (
    <form className="refund-stop" onSubmit={submit} noValidate>
      <TextField
        id={field}
        label="Numer konta do zwrotu"
        hint="26 cyfr, tak jak podała je osoba, która czeka na zwrot."
        required
        inputMode="numeric"
        autoComplete="off"
        error={error}
        touched={touched}
        value={account}
        onChange={setAccount}
      />
      {props.error !== null && (
        <p role="alert" className="error">
          {props.error}
        </p>
      )}
      <div className="refund-acts">
        <button type="submit" className="btn" disabled={props.busy}>
          Zapisz numer konta
        </button>
        <button type="button" className="btn text" disabled={props.busy} onClick={props.onBack}>
          Wróć
        </button>
      </div>
    </form>
  )
}
