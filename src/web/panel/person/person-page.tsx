import './person.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { roleWords } from '#i18n/pl/roles.ts'
import { isOffline } from '#web/lib/ask.ts'
import { PageHead } from '../shared/page-head.tsx'
import { sessionQuery } from '../shared/session.ts'
import { Trouble } from '../shared/trouble.tsx'
import { NoticeChoices } from './notice-choices.tsx'
import { SessionItem } from './session-item.tsx'
import { type OwnSession, sessionsQuery, signOutEverywhere } from './sessions-api.ts'

/** The user's own page: who is signed in, with which roles, and in which browsers. */
export function PersonPage(): ReactNode {
  const session = useQuery(sessionQuery)
  const sessions = useQuery(sessionsQuery)
  const { user, accounts = [] } = session.data ?? {}
  return (
    <>
      <PageHead title="Moje konto" meta={user && <span>{`${user.name}, ${user.email}`}</span>} />
      {accounts.length > 0 && (
        <section className="person" aria-labelledby="moje-role">
          <h2 id="moje-role">Moje role</h2>
          <ul className="sheet person-rows">
            {accounts.map(({ id, name, role }) => (
              <li key={id}>
                <div className="session-device">
                  <b>{name}</b>
                  <span>
                    {roleWords[role].name}. {roleWords[role].may}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {accounts.length > 0 && <NoticeChoices accounts={accounts} />}
      <section className="person" aria-labelledby="moje-urzadzenia">
        <h2 id="moje-urzadzenia">Zalogowane urządzenia</h2>
        {sessions.isPending && <div className="bone tall" />}
        {sessions.data === undefined && sessions.isError && (
          <Trouble error={sessions.error} onRetry={() => void sessions.refetch()} />
        )}
        {sessions.data !== undefined && <Sessions sessions={sessions.data} />}
      </section>
    </>
  )
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }): ReactNode {
  const [done, setDone] = useState('')
  return (
    <>
      <p>Nie znasz któregoś urządzenia? Wyloguj je. Sesja bez użycia kończy się sama po dobie.</p>
      <p role="status" className="person-done">
        {done}
      </p>
      <ul className="sheet person-rows">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            onEnded={(device) => setDone(`Wylogowano: ${device}.`)}
          />
        ))}
      </ul>
      <Everywhere />
    </>
  )
}

function Everywhere(): ReactNode {
  const leave = useMutation({ mutationFn: signOutEverywhere })
  return (
    <div className="person-everywhere">
      <button
        type="button"
        className="btn quiet"
        disabled={leave.isPending || leave.isSuccess}
        onClick={() => leave.mutate()}
      >
        Wyloguj wszędzie
      </button>
      <span role="status">
        {leave.isError &&
          (isOffline(leave.error)
            ? 'Brak połączenia. Sesje trwają, spróbuj ponownie.'
            : 'Nie udało się. Sesje trwają, spróbuj ponownie.')}
      </span>
    </div>
  )
}
