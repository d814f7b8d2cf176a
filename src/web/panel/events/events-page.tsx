import './events.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { mayEditAccount, mayEditEvents } from '#domain/access/rights.ts'
import { accountDetailsQuery } from '../shared/account-details.ts'
import { eventsQuery } from '../shared/account-events.ts'
import { AccountTabs } from '../shared/account-tabs.tsx'
import { lazyPage } from '../shared/lazy-page.ts'
import { PageHead } from '../shared/page-head.tsx'
import { type Account, useAccounts, useChosenAccount } from '../shared/session.ts'
import { Trouble } from '../shared/trouble.tsx'
import { AccountToDo } from './account-to-do.tsx'
import { EventItem } from './event-item.tsx'

const KindList = lazyPage(async () => (await import('../shared/kinds/kind-list.tsx')).KindList)

/** The events of one account; with several accounts the one in the address, otherwise the last one. */
export function EventsPage({ accountId }: { accountId: string | undefined }): ReactNode {
  const accounts = useAccounts()
  const account = useChosenAccount(accountId)
  return (
    <>
      <PageHead
        title="Wydarzenia"
        meta={<AccountLine account={account} alone={accounts.length === 1} />}
        actions={account !== undefined && mayEditEvents(account.role) && <NewEvent accountId={account.id} />}
      />
      {accounts.length > 1 && <AccountTabs to="/" accounts={accounts} chosenId={account?.id} />}
      {account !== undefined && mayEditAccount(account.role) && <ContactNote accountId={account.id} />}
      {account !== undefined && <AccountToDo accountId={account.id} />}
      {account === undefined ? <NoAccount /> : <EventList account={account} />}
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

function EventList({ account: { id, role } }: { account: Account }): ReactNode {
  const events = useQuery(eventsQuery(id))
  if (events.isPending) return <div className="bone tall" />
  if (events.data === undefined) return <Trouble error={events.error} onRetry={() => void events.refetch()} />
  if (events.data.length === 0) return <NoEvents accountId={id} mayCreate={mayEditEvents(role)} />
  const items = (archived: boolean) =>
    events.data
      .filter((event) => event.archived === archived)
      .map((event) => <EventItem key={event.id} event={event} accountId={id} role={role} />)
  const [present, past] = [items(false), items(true)]
  return (
    <>
      {present.length > 0 ? (
        <ul className="sheet events">{present}</ul>
      ) : (
        <p>Wszystkie wydarzenia są w&nbsp;archiwum.</p>
      )}
      {past.length > 0 && (
        <details className="events-archive">
          <summary>
            Archiwum: <span className="num">{past.length}</span>
          </summary>
          <ul className="sheet events">{past}</ul>
        </details>
      )}
    </>
  )
}

/** An empty account begins with a choice by picture. */
function NoEvents({ accountId, mayCreate }: { accountId: string; mayCreate: boolean }): ReactNode {
  return (
    <>
      <section className="quiet-note">
        <h2>Nie ma jeszcze wydarzeń</h2>
        {mayCreate ? (
          <p>
            Wybierz to, co najbliższe. Przygotujemy formularz, opłaty i&nbsp;stronę, a&nbsp;ty je poprawisz.
            Zapisy otworzysz na samym końcu.
          </p>
        ) : (
          <p>Tu zobaczysz każde wydarzenie: ile osób się zapisało i&nbsp;ile wpłynęło pieniędzy.</p>
        )}
      </section>
      {mayCreate && (
        <Suspense fallback={<div className="bone tall" />}>
          <KindList accountId={accountId} />
        </Suspense>
      )}
    </>
  )
}

function NewEvent({ accountId }: { accountId: string }): ReactNode {
  return (
    <Link className="btn" to="/nowe-wydarzenie" search={{ konto: accountId }}>
      Dodaj wydarzenie
    </Link>
  )
}

/** Somebody who has signed in without an account: the organiser's own is made on the page of the brand. */
function NoAccount(): ReactNode {
  return (
    <section className="quiet-note">
      <h2>Nie należysz do żadnego konta</h2>
      <p>
        Poproś o&nbsp;dostęp osobę, która prowadzi konto organizatora. Organizujesz wydarzenia? Załóż własne
        konto, jest za darmo.
      </p>
      <a className="btn" href={`//${location.host.replace(/^panel\./, '')}/create`}>
        Załóż konto
      </a>
    </section>
  )
}

/** Warns that visitors cannot reach the organiser yet, until an e-mail address is given. */
function ContactNote({ accountId }: { accountId: string }): ReactNode {
  const details = useQuery(accountDetailsQuery(accountId))
  if (details.data === undefined || details.data.email !== '') return null
  return (
    <section className="contact-note" aria-labelledby="brak-kontaktu">
      <h2 id="brak-kontaktu">Nie podano jeszcze kontaktu</h2>
      <p>
        Na stronie zapisów i&nbsp;w&nbsp;wiadomościach nie ma adresu e-mail. Uczestnicy nie wiedzą, gdzie
        zapytać.
      </p>
      <Link className="btn quiet" to="/ustawienia" search={{ konto: accountId }}>
        Podaj kontakt
      </Link>
    </section>
  )
}
