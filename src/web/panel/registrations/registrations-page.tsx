import './registrations.css'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from 'react'
import { mayReadAllRegistrations } from '#domain/access/rights.ts'
import { type OwnedEvent, useOwnedEvent } from '../shared/account-events.ts'
import { CopyLink } from '../shared/copy-link.tsx'
import { EventState } from '../shared/event-state.tsx'
import { lazyPage } from '../shared/lazy-page.ts'
import { LeastPeople } from '../shared/least-people.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { PeopleCount } from '../shared/people-count.tsx'
import { useLastAccount } from '../shared/session.ts'
import { Loading, Missing, NoRight, Trouble } from '../shared/trouble.tsx'
import type { Filter } from './filter.ts'
import { RegistrationList } from './registration-list.tsx'

const loadDrawer = () => import('./registration-drawer.tsx')
/** Lazy: the first page of the panel does not need it. It is fetched with the list, before a row is opened. */
const RegistrationDrawer = lazyPage(async () => (await loadDrawer()).RegistrationDrawer)

/** The registrations of an event, and over them the open one. */
export function RegistrationsPage(props: {
  eventId: string
  registrationId: string | null
  filter: Filter
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
  if (!mayReadAllRegistrations(found.account.role)) return <NoRight title="Zgłoszenia" />
  const scope = { accountId: found.account.id, eventId: found.event.id }
  return (
    <>
      <Head found={found} />
      <RegistrationList scope={scope} event={found.event} filter={props.filter} />
      <LazyDrawer scope={scope} registrationId={props.registrationId} filter={props.filter} />
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

function Head({ found: { event } }: { found: OwnedEvent }): ReactNode {
  return (
    <PageHead
      title="Zgłoszenia"
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
        event.state === 'published' && (
          <>
            <a className="btn text" href={event.address}>
              Zobacz stronę
            </a>
            <CopyLink address={event.address} quiet />
          </>
        )
      }
    />
  )
}
