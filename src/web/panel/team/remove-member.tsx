import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Account } from '../shared/session.ts'
import { type Member, useMemberChange } from '../shared/team-api.ts'
import { teamTrouble } from './team-words.ts'

/** Removes a member after having said what that means. */
export function RemoveMember(props: {
  account: Account
  member: Member
  onDone: (done: string) => void
}): ReactNode {
  const { account, member, onDone } = props
  const [asking, setAsking] = useState(false)
  const remove = useMemberChange(account.id, member.id)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (asking) question.current?.focus()
  }, [asking])
  if (!asking)
    return (
      <div className="team-leave">
        <button type="button" className="btn text" onClick={() => setAsking(true)}>
          {member.isYou ? 'Odejdź z\u00a0zespołu' : 'Usuń z\u00a0zespołu'}
        </button>
      </div>
    )
  return (
    <div className="team-leave">
      <p ref={question} tabIndex={-1}>
        {member.isYou
          ? `Od razu stracisz dostęp do tego konta (${account.name}).`
          : `${member.name}: dostęp skończy się od razu.`}{' '}
        Zgłoszenia, wpłaty i&nbsp;dziennik zmian zostaną. Zaproszenia, które wysłała ta osoba, przestaną
        działać.
      </p>
      <div className="team-acts">
        <button
          type="button"
          className="btn"
          disabled={remove.isPending}
          onClick={() =>
            remove.mutate(null, { onSuccess: () => onDone(`${member.name}: już poza zespołem.`) })
          }
        >
          {member.isYou ? 'Odejdź z\u00a0zespołu' : 'Usuń z\u00a0zespołu'}
        </button>
        <button
          type="button"
          className="btn text"
          disabled={remove.isPending}
          onClick={() => setAsking(false)}
        >
          Wróć
        </button>
        <span role="status">
          {remove.isPending && 'Zapisuję…'}
          {remove.isError && teamTrouble(remove.error)}
        </span>
      </div>
    </div>
  )
}
