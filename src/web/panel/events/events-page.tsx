import './events.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { eventsQuery } from '../account-events.ts'
import { PageHead } from '../page-head.tsx'
import { type Account, useAccounts, useLastAccount } from '../session.ts'
import { Trouble } from '../trouble.tsx'
import { EventItem } from './event-item.tsx'

/** The events of one account; who works for several sees the one of the address, else the last one. */
export function EventsPage({ accountId }: { accountId: string | undefined }): ReactNode {
  const accounts = useAccounts()
  const [last, remember] = useLastAccount()
  const account = accounts.find(({ id }) => id === accountId) ?? last ?? accounts[0]
  useEffect(() => {
    if (account !== undefined) remember(account.id)
  }, [account, remember])
  return (
    <>
      <PageHead title="Wydarzenia" meta={<AccountLine account={account} alone={accounts.length === 1} />} />
      {accounts.length > 1 && <AccountTabs accounts={accounts} chosenId={account?.id} />}
      {account === undefined ? <NoAccount /> : <EventList accountId={account.id} />}
    </>
  )
}

function AccountLine({ account, alone }: { account: Account | undefined; alone: boolean }): ReactNode {
  if (account === undefined) return null
  return (
    <>
      {alone && <span>{account.name}</span>}
      <a href={account.siteAddress}>Strona organizatora</a>
    </>
  )
}

function AccountTabs(props: { accounts: readonly Account[]; chosenId: string | undefined }): ReactNode {
  return (
    <nav className="tabs" aria-label="Organizator">
      {props.accounts.map(({ id, name }) => (
        <Link
          key={id}
          to="/"
          search={{ konto: id }}
          aria-current={id === props.chosenId ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

function EventList({ accountId }: { accountId: string }): ReactNode {
  const events = useQuery(eventsQuery(accountId))
  if (events.isPending) return <div className="bone tall" />
  if (events.data === undefined) return <Trouble error={events.error} onRetry={() => void events.refetch()} />
  if (events.data.length === 0) return <NoEvents />
  return (
    <ul className="sheet events">
      {events.data.map((event) => (
        <EventItem key={event.id} event={event} />
      ))}
    </ul>
  )
}

function NoEvents(): ReactNode {
  return (
    <section className="quiet-note">
      <h2>Nie ma jeszcze wydarzeń</h2>
      <p>Tu zobaczysz każde wydarzenie: ile osób się zapisało i&nbsp;ile wpłynęło pieniędzy.</p>
    </section>
  )
}

function NoAccount(): ReactNode {
  return (
    <section className="quiet-note">
      <h2>Nie należysz do żadnego konta</h2>
      <p>Poproś o&nbsp;dostęp osobę, która prowadzi konto organizatora.</p>
    </section>
  )
}
