import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayCheckIn, type Role } from '#domain/access/rights.ts'
import { useOwnedEvent } from '../shared/account-events.ts'
import { brandName } from '../shared/brand.ts'
import { Icon } from '../shared/icon.tsx'
import { ACCOUNT_PAGES, EVENT_PAGES, isOfUse } from '../shared/pages.ts'
import { type Session, useLastAccount } from '../shared/session.ts'
import { UserMenu } from './user-menu.tsx'

/** The navigation: the brand, the available pages, the user. On a phone it folds under a button. */
export function Rail(props: {
  session: Session | null
  eventId: string | null
  folded: boolean
  onFold: () => void
  onSearch: () => void
}): ReactNode {
  const [open, menu] = useDisclosure(false)
  return (
    <aside className="rail" aria-label="Menu" data-open={open}>
      <div className="rail-top">
        <Link to="/" className="brand-word" onClick={menu.close}>
          {brandName()}
        </Link>
        <button
          type="button"
          className="rail-fold"
          aria-pressed={props.folded}
          title={props.folded ? 'Rozwiń menu' : 'Zwiń menu'}
          onClick={props.onFold}
        >
          <Icon name="fold" />
          <span className="sr">Menu zwinięte</span>
        </button>
        <button
          type="button"
          className="rail-menu"
          aria-expanded={open}
          aria-controls="rail-body"
          onClick={menu.toggle}
        >
          <Icon name={open ? 'close' : 'menu'} />
          Menu
        </button>
      </div>
      <div id="rail-body" className="rail-body">
        <button
          type="button"
          className="rail-search"
          title="Szukaj (Ctrl K)"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => {
            menu.close()
            props.onSearch()
          }}
        >
          <Icon name="search" />
          <span>
            Szukaj<small aria-hidden="true">Ctrl K</small>
          </span>
        </button>
        {/* Following any link closes the menu of a phone. */}
        <nav aria-label={props.eventId === null ? 'Konto' : 'Wydarzenie'} onClickCapture={menu.close}>
          {props.eventId === null ? <AccountItems /> : <EventItems eventId={props.eventId} />}
        </nav>
        {props.session !== null && <UserMenu session={props.session} onLeave={menu.close} />}
      </div>
    </aside>
  )
}

function AccountItems(): ReactNode {
  const [account] = useLastAccount()
  const pages = ACCOUNT_PAGES.filter(({ right }) => account !== undefined && right(account.role))
  return (
    <ul>
      <li>
        <Link to="/" title="Wydarzenia">
          <Icon name="calendar" />
          <span>Wydarzenia</span>
        </Link>
      </li>
      {pages.map(({ to, name, icon }) => (
        <li key={to}>
          <Link to={to} activeOptions={{ includeSearch: false }} title={name}>
            <Icon name={icon} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function EventItems({ eventId }: { eventId: string }): ReactNode {
  const { found } = useOwnedEvent(eventId)
  // While the role is unknown, nothing is offered that might have to be removed again.
  const may = (right: (role: Role) => boolean) => found !== null && right(found.account.role)
  const pages = EVENT_PAGES.filter(
    ({ to, right, inMenu }) => inMenu && may(right) && found !== null && isOfUse(to, found.event),
  )
  const ofOffice = pages.filter(({ afterGate }) => !afterGate)
  const others = pages.filter(({ afterGate }) => afterGate)
  return (
    <ul>
      {ofOffice.map((page) => (
        <EventItem key={page.to} page={page} eventId={eventId} />
      ))}
      {may(mayCheckIn) && (
        <li>
          <a href={`/skaner?wydarzenie=${eventId}`} title="Bilety i&nbsp;wejście">
            <Icon name="ticket" />
            <span>Bilety i&nbsp;wejście</span>
          </a>
        </li>
      )}
      {others.map((page) => (
        <EventItem key={page.to} page={page} eventId={eventId} />
      ))}
    </ul>
  )
}

function EventItem(props: { page: (typeof EVENT_PAGES)[number]; eventId: string }): ReactNode {
  const { to, name, icon, exact } = props.page
  return (
    <li>
      <Link
        to={to}
        params={{ eventId: props.eventId }}
        activeOptions={{ exact, includeSearch: false, includeHash: false }}
        title={name}
      >
        <Icon name={icon} />
        <span>{name}</span>
      </Link>
    </li>
  )
}
