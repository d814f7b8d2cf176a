import '../shared/sign-in.css'
import './team.css'
import { useDocumentTitle } from '@mantine/hooks'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { deleteSession, getSession } from '#contract/panel.ts'
import { acceptInvitation, getInvitation } from '#contract/team.ts'
import { roleWords } from '#i18n/pl/roles.ts'
import { ask, isOffline, isRefused } from '#web/lib/ask.ts'
import { brandName } from '../shared/brand.ts'
import { fullMoment } from '../shared/dates.ts'
import type { Session } from '../shared/session.ts'
import { Loading, Trouble } from '../shared/trouble.tsx'

const TITLE = 'Zaproszenie do zespołu'

/** Where the link of an invitation leads: what one is invited to, and joining after signing in. */
export function InvitationPage({ token }: { token: string }): ReactNode {
  useDocumentTitle(`${TITLE} · ${brandName()}`)
  const invitation = useQuery(invitationQuery(token))
  return (
    <main className="sign-in">
      <div className="brand-word">{brandName()}</div>
      {invitation.isPending && <Loading />}
      {isRefused(invitation.error, 'invitation_ended') && <Ended />}
      {invitation.isError && !isRefused(invitation.error, 'invitation_ended') && (
        <Trouble whole error={invitation.error} onRetry={() => void invitation.refetch()} />
      )}
      {invitation.isSuccess && <Invited invitation={invitation.data} token={token} />}
    </main>
  )
}

const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => ask(getInvitation, { params: { token }, signal }),
  })

/** Who is signed in, or null: unlike the pages behind sign-in, this one is for readers without a session too. */
const visitorQuery = queryOptions({
  queryKey: ['visitor'],
  queryFn: async ({ signal }): Promise<Session | null> => {
    try {
      return await ask(getSession, { signal })
    } catch (error) {
      if (isRefused(error, 'not_signed_in')) return null
      throw error
    }
  },
})

function Ended(): ReactNode {
  return (
    <>
      <h1>To zaproszenie już nie działa</h1>
      <p>
        Zostało wykorzystane, wycofane albo zastąpione nowszym, albo minął jego termin. Poproś o&nbsp;nowe
        osobę, która je wysłała.
      </p>
      <a href="/">Przejdź do panelu</a>
    </>
  )
}

function Invited(props: { invitation: OutputOf<typeof getInvitation>; token: string }): ReactNode {
  const { organiser, role, invitedBy, expiresAt } = props.invitation
  const visitor = useQuery(visitorQuery)
  return (
    <>
      <h1>{TITLE}</h1>
      <p>
        Organizator: <b>{organiser}</b>. Zaprasza: {invitedBy}.
      </p>
      <p>
        Twoja rola: <b>{roleWords[role].name}</b>. {roleWords[role].may}
      </p>
      <p>Zaproszenie jest ważne do: {fullMoment(expiresAt)}.</p>
      {visitor.isError && <Trouble error={visitor.error} onRetry={() => void visitor.refetch()} />}
      {visitor.data === null && (
        <Link className="btn" to="/logowanie" search={{ powrot: `/zaproszenie/${props.token}` }}>
          Zaloguj się i&nbsp;dołącz
        </Link>
      )}
      {visitor.data && <Join token={props.token} session={visitor.data} />}
    </>
  )
}

function Join({ token, session: { user } }: { token: string; session: Session }): ReactNode {
  // A fresh load: the session has one account more.
  const join = useMutation({
    mutationFn: () => ask(acceptInvitation, { params: { token } }),
    onSuccess: ({ accountId }) => location.assign(`/?konto=${accountId}`),
  })
  const leave = useMutation({
    mutationFn: () => ask(deleteSession),
    onSuccess: () => location.assign(`/logowanie?powrot=/zaproszenie/${token}`),
  })
  return (
    <>
      <p>
        Zalogowano: {user.name}, {user.email}.
      </p>
      <div className="team-acts">
        <button
          type="button"
          className="btn"
          disabled={join.isPending || join.isSuccess}
          onClick={() => join.mutate()}
        >
          Dołącz do zespołu
        </button>
        <button type="button" className="btn text" disabled={leave.isPending} onClick={() => leave.mutate()}>
          Użyj innego konta
        </button>
      </div>
      <p role="status" className="sign-in-status">
        {join.isError && joinTrouble(join.error)}
        {leave.isError && 'Nie udało się wylogować. Spróbuj ponownie.'}
      </p>
    </>
  )
}

function joinTrouble(error: unknown): string {
  if (isOffline(error)) return 'Brak połączenia. Spróbuj ponownie.'
  if (isRefused(error, 'already_member'))
    return 'To konto Google już należy do tego zespołu. Użyj innego konta albo przejdź do panelu.'
  if (isRefused(error, 'invitation_ended'))
    return 'To zaproszenie już nie działa. Poproś o\u00a0nowe osobę, która je wysłała.'
  return 'Nie udało się dołączyć. To nasza usterka, spróbuj za chwilę.'
}
