import type { ReactNode } from 'react'
import { mayGiveRole } from '#domain/access/team.ts'
import { roleWords } from '#i18n/pl/roles.ts'
import type { Account } from '../shared/session.ts'
import { Tag } from '../shared/tag.tsx'
import { type Invitation, useInvitationChange } from '../shared/team-api.ts'
import { ScopeWords } from './scope-words.tsx'
import { invitationStanding, teamTrouble } from './team-words.ts'

/** One open invitation: to whom, how it stands, and what can be done about it. */
export function InvitationItem(props: {
  account: Account
  invitation: Invitation
  onDone: (done: string) => void
}): ReactNode {
  const { account, invitation, onDone } = props
  const change = useInvitationChange(account.id, invitation.id)
  const { tone, icon, word, text } = invitationStanding(invitation)
  const act = (what: 'renew' | 'withdraw', done: string) => ({
    disabled: change.isPending,
    onClick: () => change.mutate(what, { onSuccess: () => onDone(`${invitation.email}: ${done}`) }),
  })
  return (
    <li>
      <div className="team-who">
        <b>{invitation.email}</b>
        <span>
          {text} Zaprasza: {invitation.invitedBy}.
        </span>
      </div>
      <div className="team-role">
        {roleWords[invitation.role].name}
        <ScopeWords accountId={account.id} scope={invitation.scope} />
        <Tag tone={tone} icon={icon}>
          {word}
        </Tag>
      </div>
      {mayGiveRole(account.role, invitation.role) && (
        <div className="team-edit">
          <button
            type="button"
            className="link"
            aria-label={`Wyślij ponownie: ${invitation.email}`}
            {...act('renew', 'wysyłam zaproszenie ponownie.')}
          >
            Wyślij ponownie
          </button>
          <button
            type="button"
            className="link"
            aria-label={`Wycofaj: ${invitation.email}`}
            {...act('withdraw', 'zaproszenie wycofane.')}
          >
            Wycofaj
          </button>
          <span role="status" className="team-status">
            {change.isError && teamTrouble(change.error)}
          </span>
        </div>
      )}
    </li>
  )
}
