import './invites.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayEditEvents, mayEditRegistrations } from '#domain/access/rights.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { SideDrawer } from '../shared/side-drawer.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { AddPeople } from './add-people.tsx'
import { InviteRows } from './invite-rows.tsx'
import { type InviteList, listsQuery } from './invites-api.ts'
import type { InvitesSearch } from './invites-search.ts'
import { IssueForm } from './issue-form.tsx'
import { type Act, ListHead } from './list-head.tsx'
import { SendForm } from './send-form.tsx'

const TITLE = 'Zaproszenia i\u00a0kody'

/** 'Zaproszenia i kody': who is on each list and what has become of it; adding, sending, reminding. */
export function InvitesPage({ eventId, search }: { eventId: string; search: InvitesSearch }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title={TITLE} may={mayEditRegistrations}>
      {(found) => <Invites found={found} search={search} />}
    </OwnedEventPage>
  )
}

function Invites({ found, search }: { found: OwnedEvent; search: InvitesSearch }): ReactNode {
  const { account, event } = found
  const scope = { accountId: account.id, eventId: event.id }
  const mayEdit = mayEditEvents(account.role)
  const query = useQuery(listsQuery(scope))
  const lists = query.data?.lists ?? []
  const list = lists.find(({ id }) => id === search.lista) ?? lists[0]
  const [act, setAct] = useState<Act | null>(null)
  const [done, setDone] = useState('')
  const finish = (words: string) => {
    setAct(null)
    setDone(words)
  }
  return (
    <>
      <PageHead
        title={TITLE}
        crumb={<EventCrumbs event={event} />}
        actions={
          mayEdit && (
            <Link
              className="btn quiet"
              to="/wydarzenia/$eventId/ustawienia/zaproszenia"
              params={{ eventId: event.id }}
            >
              Listy i&nbsp;zasady
            </Link>
          )
        }
      />
      {query.isPending && <Loading />}
      {query.isError && query.data === undefined && (
        <Trouble error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && list === undefined && <NoList eventId={event.id} mayEdit={mayEdit} />}
      {list !== undefined && (
        <div className="invites">
          {lists.length > 1 && <Lists eventId={event.id} lists={lists} shown={list.id} />}
          <ListHead
            {...{ scope, list, search, mayEdit }}
            isOnSite={query.data?.isOnSite ?? false}
            onAct={(wanted) => {
              setDone('')
              setAct(wanted)
            }}
          />
          <p role="status" className="invites-done">
            {done}
          </p>
          <InviteRows key={list.id} {...{ scope, list, search }} onDone={setDone} />
          <SideDrawer title={act === null ? null : TITLES[act]} onClose={() => setAct(null)}>
            {act === 'add' && <AddPeople {...{ scope, list }} accountId={account.id} onDone={finish} />}
            {act === 'issue' && <IssueForm {...{ scope, list }} onDone={finish} />}
            {(act === 'invite' || act === 'reminder') && (
              <SendForm {...{ scope, list }} kind={act} onDone={finish} />
            )}
          </SideDrawer>
        </div>
      )}
    </>
  )
}

const TITLES: Readonly<Record<Act, string>> = {
  add: 'Dodaj osoby',
  issue: 'Utwórz kody',
  invite: 'Wyślij zaproszenia',
  reminder: 'Przypomnij o\u00a0zaproszeniu',
}

function Lists(props: { eventId: string; lists: readonly InviteList[]; shown: string }): ReactNode {
  return (
    <nav className="tabs" aria-label="Listy">
      {props.lists.map(({ id, name, counts }) => (
        <Link
          key={id}
          to="/wydarzenia/$eventId/zaproszenia"
          params={{ eventId: props.eventId }}
          search={{ lista: id }}
          aria-current={id === props.shown ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {name} ({counts.all ?? 0})
        </Link>
      ))}
    </nav>
  )
}

function NoList({ eventId, mayEdit }: { eventId: string; mayEdit: boolean }): ReactNode {
  return (
    <section className="quiet-note">
      <h2>Nie ma jeszcze żadnej listy</h2>
      <p>
        Lista mówi, co dają jej zaproszenia albo kody: niższą cenę, miejsca tylko dla zaproszonych, zapisy bez
        hasła.
      </p>
      {mayEdit && (
        <Link className="btn" to="/wydarzenia/$eventId/ustawienia/zaproszenia" params={{ eventId }}>
          Utwórz pierwszą listę
        </Link>
      )}
    </section>
  )
}
