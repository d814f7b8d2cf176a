import type { ReactNode } from 'react'
import { roleWords } from '#i18n/pl/roles.ts'
import type { Member } from '../shared/team-api.ts'
import { ScopeWords } from './scope-words.tsx'

/** One member; `onEdit` only where the reader may change their role. */
export function MemberItem(props: {
  accountId: string
  member: Member
  onEdit: (() => void) | null
}): ReactNode {
  const { accountId, member, onEdit } = props
  return (
    <li>
      <div className="team-who">
        <b>
          {member.name}
          {member.isYou && <span className="team-you"> (ty)</span>}
        </b>
        <span>{member.email}</span>
      </div>
      <div className="team-role">
        {roleWords[member.role].name}
        <ScopeWords accountId={accountId} scope={member.scope} />
      </div>
      {onEdit !== null && (
        <div className="team-edit">
          <button type="button" className="link" aria-label={`Zmień: ${member.name}`} onClick={onEdit}>
            Zmień
          </button>
        </div>
      )}
    </li>
  )
}
