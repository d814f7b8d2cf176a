import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { plainSpaces } from '#domain/values/phone.ts'
import { EmailSuggestion } from '#web/kit/email-suggestion.tsx'
import { emailError, phoneError } from '#web/kit/field-rules.ts'
import { isOffline } from '#web/lib/ask.ts'
import { TextField } from '#web/ui/field.tsx'
import { type AccountContact, useSaveAccountContact } from '../shared/account-contact.ts'
import type { Account } from '../shared/session.ts'

const IDS = { email: 'kontakt-email', phone: 'kontakt-telefon' } as const

/** The e-mail address and the phone that visitors see. What is typed stays until it is saved. */
export function ContactForm(props: { account: Account; contact: AccountContact }): ReactNode {
  const { account, contact } = props
  const [typed, setTyped] = useState(contact)
  const [touched, setTouched] = useState<readonly (keyof AccountContact)[]>([])
  const save = useSaveAccountContact(account.id)
  const errors = {
    email: emailError(typed.email),
    phone: typed.phone.trim() === '' ? null : phoneError(typed.phone),
  }
  const field = (name: keyof AccountContact) => ({
    ...{ id: IDS[name], value: typed[name], error: errors[name], touched: touched.includes(name) },
    onChange: (value: string) => {
      // The fields no longer match what was saved.
      save.reset()
      setTyped({ ...typed, [name]: value })
      setTouched([...touched, name])
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Before the focus: a field that shows its error keeps showing it.
    flushSync(() => setTouched(['email', 'phone']))
    const wrong = (['email', 'phone'] as const).find((name) => errors[name] !== null)
    if (wrong !== undefined) return document.getElementById(IDS[wrong])?.focus()
    save.mutate({ email: typed.email, phone: plainSpaces(typed.phone) }, { onSuccess: setTyped })
  }
  const email = field('email')
  return (
    <form className="sheet settings-form" onSubmit={submit} noValidate>
      <TextField {...email} label="Adres e-mail" type="email" inputMode="email" autoComplete="off" required>
        <EmailSuggestion email={typed.email} onAccept={email.onChange} />
      </TextField>
      <TextField
        {...field('phone')}
        label="Numer telefonu"
        hint="Nieobowiązkowe."
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <div className="settings-acts">
        <button type="submit" className="btn" disabled={save.isPending}>
          Zapisz
        </button>
        <span role="status">
          {save.isPending && 'Zapisuję…'}
          {save.isError && (isOffline(save.error) ? OFFLINE : FAILED)}
          {save.isSuccess && (
            <>
              Zapisano. <a href={account.siteAddress}>Zobacz na stronie</a>
            </>
          )}
        </span>
      </div>
    </form>
  )
}

const OFFLINE = 'Nie zapisano: brak połączenia. Sprawdź internet i spróbuj ponownie.'
const FAILED = 'Nie udało się zapisać. Spróbuj ponownie.'
