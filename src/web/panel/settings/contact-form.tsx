import type { ReactNode } from 'react'
import type { DetailName, OrganiserDetails } from '#domain/organiser/details.ts'
import { plainSpaces } from '#domain/values/phone.ts'
import { EmailSuggestion } from '#web/kit/email-suggestion.tsx'
import { emailError, phoneError } from '#web/kit/field-rules.ts'
import { TextField } from '#web/ui/field.tsx'
import type { AccountDetails } from '../shared/account-details.ts'
import type { Account } from '../shared/session.ts'
import { DetailsFoot } from './details-foot.tsx'
import { useDetails } from './use-details.ts'

const NAMES: readonly DetailName[] = ['email', 'phone']

const errorsOf = ({ email, phone }: OrganiserDetails) => ({
  email: emailError(email),
  phone: phone.trim() === '' ? null : phoneError(phone),
})

const wantedOf = ({ email, phone }: OrganiserDetails) => ({ email, phone: plainSpaces(phone) })

/** The e-mail address and the phone that visitors see. */
export function ContactForm({ account, details }: { account: Account; details: AccountDetails }): ReactNode {
  const form = useDetails({ accountId: account.id, details, names: NAMES, errorsOf, wantedOf })
  const { typed, change, field } = form
  const onEmail = (email: string) => change('email', { email })
  return (
    <form className="sheet settings-form" onSubmit={form.submit} noValidate>
      <TextField
        {...field('email')}
        label="Adres e-mail"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        value={typed.email}
        onChange={onEmail}
      >
        <EmailSuggestion email={typed.email} onAccept={onEmail} />
      </TextField>
      <TextField
        {...field('phone')}
        label="Numer telefonu"
        hint="Nieobowiązkowe."
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={typed.phone}
        onChange={(phone) => change('phone', { phone })}
      />
      <DetailsFoot account={account} save={form.save} />
    </form>
  )
}
