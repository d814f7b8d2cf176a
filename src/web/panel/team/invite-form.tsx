import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { EmailSuggestion } from '#web/kit/email-suggestion.tsx'
import { emailError } from '#web/kit/field-rules.ts'
import { TextField } from '#web/ui/field.tsx'
import type { Account } from '../shared/session.ts'
import { useInvite, writable } from '../shared/team-api.ts'
import { RoleField } from './role-field.tsx'
import { ScopeField } from './scope-field.tsx'
import { addressTrouble, teamTrouble } from './team-words.ts'
import { useAssignment } from './use-assignment.ts'

const IDS = { email: 'zaproszenie-email', role: 'zaproszenie-rola' } as const

/** Whom to invite, and with which role. What was typed stays until the invitation is made. */
export function InviteForm(props: { account: Account; onInvited: (email: string) => void }): ReactNode {
  const { account } = props
  const [email, setEmail] = useState('')
  const { role, scope, isComplete, missing, setRole, setScope } = useAssignment({ role: null, scope: null })
  const [touched, setTouched] = useState({ email: false, role: false })
  const invite = useInvite(account.id)
  const refused = addressTrouble(invite.error)
  const wrongEmail = emailError(email) ?? refused
  const changeEmail = (typed: string) => {
    // The server's answer was about the address before.
    invite.reset()
    setEmail(typed)
    setTouched((before) => ({ ...before, email: true }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Before the focus: a field that shows its error keeps showing it.
    flushSync(() => setTouched({ email: true, role: true }))
    if (wrongEmail !== null) return document.getElementById(IDS.email)?.focus()
    if (role === null) return document.getElementById(IDS.role)?.focus()
    if (!isComplete) return
    invite.mutate(
      { email, role, scope: writable(scope) },
      {
        onSuccess: (made) => props.onInvited(made.email),
        onError: (error) => {
          if (addressTrouble(error) !== null) document.getElementById(IDS.email)?.focus()
        },
      },
    )
  }
  return (
    <form className="team-form" onSubmit={submit} noValidate>
      <TextField
        id={IDS.email}
        label="Adres e-mail"
        hint="Wyślemy na niego link. Osoba, która go otworzy, zaloguje się kontem Google."
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        error={wrongEmail}
        touched={touched.email}
        value={email}
        onChange={changeEmail}
      >
        <EmailSuggestion email={email} onAccept={changeEmail} />
      </TextField>
      <RoleField id={IDS.role} own={account.role} value={role} touched={touched.role} onChange={setRole} />
      {role !== null && (
        <ScopeField
          account={account}
          role={role}
          scope={scope}
          error={touched.role ? missing : null}
          onChange={setScope}
        />
      )}
      <div className="team-acts">
        <button type="submit" className="btn" disabled={invite.isPending}>
          Wyślij zaproszenie
        </button>
        <span role="status">
          {invite.isPending && 'Zapisuję…'}
          {invite.isError && refused === null && teamTrouble(invite.error)}
        </span>
      </div>
    </form>
  )
}
