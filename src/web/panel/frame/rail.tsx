import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  mayCheckIn,
  mayEditAccount,
  mayEditEvents,
  mayReadAllRegistrations,
  mayReadMoney,
  mayReadRules,
  type Role,
} from '#domain/access/rights.ts'
import { useOwnedEvent } from '../shared/account-events.ts'
import { brandName } from '../shared/brand.ts'
import { Icon } from '../shared/icon.tsx'
import { type Session, useLastAccount } from '../shared/session.ts'
import { UserMenu } from './user-menu.tsx'

/** The navigation: the brand, the available pages, the user. On a phone it folds under a button. */
export function Rail(props: {
  session: Session | null
  eventId: string | null
  folded: boolean
  onFold: () => void
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
        {/* Following any link closes the menu of a phone. */}
        <nav aria-label={props.eventId === null ? 'Konto' : 'Wydarzenie'} onClickCapture={menu.close}>
          {props.eventId === null ? <AccountItems /> : <EventItems eventId={props.eventId} />}
        </nav>
        {props.session !== null && <UserMenu session={props.session} />}
      </div>
    </aside>
  )
}

function AccountItems(): ReactNode {
  const [account] = useLastAccount()
  return (
    <ul>
      <li>
        <Link to="/" title="Wydarzenia">
          <Icon name="calendar" />
          <span>Wydarzenia</span>
        </Link>
      </li>
      {account !== undefined && mayEditAccount(account.role) && (
        <li>
          <Link to="/ustawienia" activeOptions={{ includeSearch: false }} title="Ustawienia konta">
            <Icon name="settings" />
            <span>Ustawienia konta</span>
          </Link>
        </li>
      )}
    </ul>
  )
}

function EventItems({ eventId }: { eventId: string }): ReactNode {
  const { found } = useOwnedEvent(eventId)
  // While the role is unknown, nothing is offered that might have to be removed again.
  const may = (right: (role: Role) => boolean) => found !== null && right(found.account.role)
  return (
    <ul>
      {may(mayEditEvents) && (
        <li>
          <Link
            to="/wydarzenia/$eventId/pulpit"
            params={{ eventId }}
            activeOptions={{ includeSearch: false, includeHash: false }}
            title="Pulpit"
          >
            <Icon name="home" />
            <span>Pulpit</span>
          </Link>
        </li>
      )}
      {may(mayReadAllRegistrations) && (
        <li>
          <Link
            to="/wydarzenia/$eventId/zgloszenia"
            params={{ eventId }}
            activeOptions={{ exact: false, includeSearch: false }}
            title="Zgłoszenia"
          >
            <Icon name="list" />
            <span>Zgłoszenia</span>
          </Link>
        </li>
      )}
      {may(mayReadMoney) && (
        <li>
          <Link
            to="/wydarzenia/$eventId/zwroty"
            params={{ eventId }}
            activeOptions={{ includeSearch: false }}
            title="Zwroty"
          >
            <Icon name="swap" />
            <span>Zwroty</span>
          </Link>
        </li>
      )}
      {may(mayReadRules) && (
        <li>
          <Link
            to="/wydarzenia/$eventId/zasady"
            params={{ eventId }}
            activeOptions={{ includeSearch: false }}
            title="Zasady"
          >
            <Icon name="book" />
            <span>Zasady</span>
          </Link>
        </li>
      )}
      {may(mayEditEvents) && (
        <li>
          <Link
            to="/wydarzenia/$eventId/ustawienia"
            params={{ eventId }}
            activeOptions={{ exact: false, includeSearch: false }}
            title="Ustawienia wydarzenia"
          >
            <Icon name="settings" />
            <span>Ustawienia wydarzenia</span>
          </Link>
        </li>
      )}
      {may(mayCheckIn) && (
        <li>
          <a href={`/skaner?wydarzenie=${eventId}`} title="Bilety i&nbsp;wejście">
            <Icon name="ticket" />
            <span>Bilety i&nbsp;wejście</span>
          </a>
        </li>
      )}
    </ul>
  )
}
