import './registrations.css'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from 'react'
import { mayEditRegistrations, mayReadAllRegistrations } from '#domain/access/rights.ts'
import { type OwnedEvent, useOwnedEvent } from '../shared/account-events.ts'
import { EventState } from '../shared/event-state.tsx'
import { lazyPage } from '../shared/lazy-page.ts'
import { LeastPeople } from '../shared/least-people.tsx'
import type { ListName, ListSearch } from '../shared/list/list-search.ts'
import { ListSkeleton } from '../shared/list/list-skeleton.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { PeopleCount } from '../shared/people-count.tsx'
import { useLastAccount } from '../shared/session.ts'
import { Loading, Missing, NoRight, Trouble } from '../shared/trouble.tsx'

const EventList = lazyPage(async () => (await import('../shared/list/event-list.tsx')).EventList)

const BulkActions = lazyPage(async () => (await import('./bulk/bulk-actions.tsx')).BulkActions)

const loadDrawer = () => import('./registration-drawer.tsx')
/** Lazy: the first page of the panel does not need it. It is fetched with the list, before a row is opened. */
const RegistrationDrawer = lazyPage(async () => (await loadDrawer()).RegistrationDrawer)

const TITLES: Readonly<Record<ListName, string>> = { people: 'Uczestnicy', registrations: 'Zgłoszenia' }

/** A list of an event, of its people or its registrations, and over it the open registration. */
export function RegistrationsPage(props: {
  list: ListName
  eventId: string
  registrationId: string | null
  search: ListSearch
}): ReactNode {
  const { found, pending, error, retry } = useOwnedEvent(props.eventId)
  const [, remember] = useLastAccount()
  const ownerId = found?.account.id
  useEffect(() => {
    if (ownerId !== undefined) remember(ownerId)
  }, [ownerId, remember])
  if (found === null && pending) return <Loading />
  if (found === null && error !== null) return <Trouble whole error={error} onRetry={retry} />
  if (found === null) return <Missing>Nie ma takiego wydarzenia</Missing>
  if (!mayReadAllRegistrations(found.account.role)) return <NoRight title={TITLES[props.list]} />
  const scope = { accountId: found.account.id, eventId: found.event.id }
  return (
    <>
      <Head found={found} title={TITLES[props.list]} />
      <Suspense fallback={<ListSkeleton />}>
        <EventList
          key={props.list}
          scope={{ ...scope, list: props.list }}
          event={found.event}
          search={props.search}
          {...(mayEditRegistrations(found.account.role) && {
            bulk: (rows: readonly string[] | null) => (
              <Suspense fallback={null}>
                <BulkActions scope={{ ...scope, list: props.list }} search={props.search} rows={rows} />
              </Suspense>
            ),
          })}
        />
      </Suspense>
      <LazyDrawer
        scope={{ ...scope, list: props.list }}
        registrationId={props.registrationId}
        search={props.search}
      />
    </>
  )
}

/** From the first opened registration on: while the drawer closes it is still there. */
function LazyDrawer(props: ComponentProps<typeof RegistrationDrawer>): ReactNode {
  const isOpen = props.registrationId !== null
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  useEffect(() => {
    // Without a network it is fetched when a registration is opened.
    loadDrawer().catch(() => undefined)
  }, [])
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <RegistrationDrawer {...props} />
    </Suspense>
  )
}

function Head({ found: { account, event }, title }: { found: OwnedEvent; title: string }): ReactNode {
  return (
    <PageHead
      title={title}
      crumb={
        <nav className="crumbs" aria-label="Gdzie jesteś">
          <Link to="/">Wydarzenia</Link>
          <span>{event.title}</span>
        </nav>
      }
      meta={
        <>
          <EventState event={event} />
          <PeopleCount event={event} />
          <LeastPeople event={event} />
        </>
      }
      actions={
        event.state === 'published' &&
        mayEditRegistrations(account.role) && (
          <>
            <Link className="btn text" to="/wydarzenia/$eventId/powtorzenia" params={{ eventId: event.id }}>
              Powtórzenia
            </Link>
            <Link className="btn text" to="/wydarzenia/$eventId/zadania" params={{ eventId: event.id }}>
              Zadania
            </Link>
            <Link className="btn text" to="/wydarzenia/$eventId/wczytaj" params={{ eventId: event.id }}>
              Wczytaj z&nbsp;pliku
            </Link>
            <Link className="btn" to="/wydarzenia/$eventId/biuro" params={{ eventId: event.id }}>
              Przyjmij zgłoszenie
            </Link>
          </>
        )
      }
    />
  )
}
