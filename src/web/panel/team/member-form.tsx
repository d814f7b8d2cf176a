import { type FormEvent, type ReactNode, useState } from 'react'
import { roleWords } from '#i18n/pl/roles.ts'
import type { Account } from '../shared/session.ts'
import { type Member, useMemberChange } from '../shared/team-api.ts'
import { RemoveMember } from './remove-member.tsx'
import { RoleField } from './role-field.tsx'
import { ScopeField } from './scope-field.tsx'
import { teamTrouble } from './team-words.ts'
import { useAssignment } from './use-assignment.ts'

interface MemberFormProps {
  readonly account: Account
  readonly member: Member
  /** The account would be left without an owner. */
  readonly isLastOwner: boolean
  /** A sentence about what was done. */
  readonly onDone: (done: string) => void
}

/** The role of a member, and their removal. */
export function MemberForm(props: MemberFormProps): ReactNode {
  const { member } = props
  return (
    <div className="team-form">
      <p className="team-address">{member.email}</p>
      {props.isLastOwner ? (
        <p>
          To jedyny właściciel konta. Żeby zmienić tę rolę albo odejść z&nbsp;zespołu, najpierw wyznacz
          drugiego właściciela.
        </p>
      ) : (
        <>
          <RoleForm {...props} />
          <RemoveMember {...props} />
        </>
      )}
    </div>
  )
}

function RoleForm({ account, member, onDone }: MemberFormProps): ReactNode {
  const { role, scope, isComplete, missing, setRole, setScope } = useAssignment(member)
  const [touched, setTouched] = useState(false)
  const change = useMemberChange(account.id, member.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (role === null || !isComplete) return
    change.mutate({ role, scope }, { onSuccess: () => onDone(`${member.name}: ${roleWords[role].name}.`) })
  }
  return (
    <form className="team-form" onSubmit={submit}>
      <RoleField id="rola-w-zespole" own={account.role} value={role} onChange={setRole} />
      {role !== null && (
        <ScopeField
          account={account}
          role={role}
          scope={scope}
          error={touched ? missing : null}
          onChange={setScope}
        />
      )}
      <div className="team-acts">
        <button type="submit" className="btn" disabled={change.isPending}>
          Zapisz
        </button>
        <span role="status">
          {change.isPending && 'Zapisuję…'}
          {change.isError && teamTrouble(change.error)}
        </span>
      </div>
    </form>
  )
}
