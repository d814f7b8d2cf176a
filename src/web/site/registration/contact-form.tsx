import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { changeContact as ChangeContact } from '#contract/contact.ts'
import { isEmailAddress } from '#domain/values/email.ts'
import { phoneFault } from '#domain/values/phone.ts'
import { formMessage } from '#i18n/pl/form.ts'
import * as words from '#i18n/pl/site/contact.ts'
import { tie } from '#i18n/text/typography.ts'
import { EmailSuggestion } from '#web/kit/email-suggestion.tsx'
import { call, type Remote } from '#web/lib/call.ts'
import { TextField } from '#web/ui/field.tsx'
import type { Registration } from './use-registration.ts'

const changeContact: Remote<typeof ChangeContact> = {
  method: 'PUT',
  path: '/v1/site/registrations/:token/contact',
}

interface Props {
  readonly registration: Registration
  readonly token: string
  readonly onDone: (after: Registration) => void
  readonly onLeave: () => void
}

/** The phone is changed at once, an e-mail address once it is confirmed by the link that is sent there. */
export function ContactForm({ registration: { contact, newEmail }, token, onDone, onLeave }: Props) {
  const [email, setEmail] = useState(newEmail ?? contact.email)
  const [phone, setPhone] = useState(contact.phone)
  const [touched, setTouched] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const errors = { email: emailError(email), phone: phoneError(phone) }
  const send = async (event: React.FormEvent) => {
    event.preventDefault()
    // Before the focus: a field that shows its error keeps showing it.
    flushSync(() => setTouched(true))
    const wrong = errors.email !== null ? 'moj-email' : errors.phone !== null ? 'moj-telefon' : null
    if (wrong !== null) return document.getElementById(wrong)?.focus()
    setSending(true)
    const answer = await call(changeContact, { params: { token }, body: { email, phone } })
    setSending(false)
    if (answer.ok) return onDone(answer.data)
    setFailure((answer.status === 429 && answer.problem?.title) || words.lost)
  }
  return (
    <form className="contact-form" onSubmit={send} noValidate>
      <TextField
        {...{
          id: 'moj-email',
          label: words.email,
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
        }}
        {...{ value: email, onChange: setEmail, error: errors.email, touched, required: true }}
        hint={words.emailHint}
      >
        <EmailSuggestion email={email} onAccept={setEmail} />
      </TextField>
      <TextField
        {...{
          id: 'moj-telefon',
          label: words.phone,
          type: 'tel',
          inputMode: 'tel',
          autoComplete: 'tel',
        }}
        {...{ value: phone, onChange: setPhone, error: errors.phone, touched, required: true }}
      />
      <div className="resign-buttons">
        <button type="submit" className="btn" disabled={isSending}>
          {isSending ? words.saving : words.save}
        </button>
        <button type="button" className="link" onClick={onLeave}>
          {words.cancel}
        </button>
      </div>
      <p role="status">{tie(failure)}</p>
    </form>
  )
}

const REQUIRED = formMessage({ key: 'BROWSER_OS.FORM.REQUIRED_FIELD' })

function emailError(email: string): string | null {
  if (email.trim() === '') return REQUIRED
  return isEmailAddress(email.trim()) ? null : formMessage({ key: 'BROWSER_OS.FORM.INVALID_EMAIL' })
}

function phoneError(phone: string): string | null {
  if (phone.trim() === '') return REQUIRED
  return phoneFault(phone.trim()) === null ? null : formMessage({ key: 'BROWSER_OS.FORM.INVALID_PHONE' })
}
