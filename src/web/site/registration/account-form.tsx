import { type FormEvent, useState } from 'react'
import type { setRefundAccount as SetRefundAccount } from '#contract/refund-account.ts'
import { readIban } from '#domain/values/iban.ts'
import * as words from '#i18n/pl/site/refunds.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { TextField } from '#web/ui/field.tsx'
import { failureWords } from '../shared/failure-words.ts'
import type { Registration } from './use-registration.ts'

export const setRefundAccount: Remote<typeof SetRefundAccount> = {
  method: 'PUT',
  path: '/v1/site/registrations/:token/refund-account',
}

interface AccountFormProps {
  readonly token: string
  /** The number is already known and may be changed until the transfer is made. */
  readonly again: boolean
  readonly onSaved: (registration: Registration) => void
}

/** The account for a refund that no gateway can return. */
export function AccountForm({ token, again, onSaved }: AccountFormProps) {
  const [open, setOpen] = useState(false)
  const [account, setAccount] = useState('')
  const [touched, setTouched] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (again && !open)
    return (
      <button type="button" className="link refund-mend" onClick={() => setOpen(true)}>
        {words.otherNumber}
      </button>
    )
  const error = readIban(account) === null ? words.wrongNumber : null
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (error !== null) return document.getElementById('konto')?.focus()
    setBusy(true)
    setFailure(null)
    const answer = await call(setRefundAccount, { params: { token }, body: { account } })
    setBusy(false)
    if (!answer.ok) return setFailure(failureWords(answer))
    setOpen(false)
    setAccount('')
    setTouched(false)
    onSaved(answer.data)
  }
  return (
    <form className="refund-account" onSubmit={(event) => void save(event)} noValidate>
      <TextField
        id="konto"
        label={words.number}
        hint={words.numberHint}
        required
        inputMode="numeric"
        autoComplete="off"
        error={error}
        touched={touched}
        value={account}
        onChange={setAccount}
      />
      <button type="submit" className="btn" disabled={busy}>
        {words.saveNumber}
      </button>
      <p role="status">{busy && words.saving}</p>
      {failure !== null && (
        <p role="alert" className="notice warn">
          {failure}
        </p>
      )}
    </form>
  )
}
