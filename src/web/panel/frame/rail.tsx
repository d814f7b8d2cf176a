import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayReadRules } from '#domain/access/rights.ts'
import { useOwnedEvent } from '../account-events.ts'
import { brandName } from '../brand.ts'
import { Icon } from '../icon.tsx'
import type { Session } from '../session.ts'
import { UserMenu } from './user-menu.tsx'

/** The rail: the brand, what can be done here, who is signed in. On a phone it folds under a button. */
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
        {/* Following a link is the reason to close the menu of a phone, whichever link it was. */}
        <nav aria-label={props.eventId === null ? 'Konto' : 'Wydarzenie'} onClickCapture={menu.close}>
          {props.eventId === null ? <AccountItems /> : <EventItems eventId={props.eventId} />}
        </nav>
        {props.session !== null && <UserMenu session={props.session} />}
      </div>
    </aside>
  )
}

function AccountItems(): ReactNode {
  return (
    <ul>
      <li>
        <Link to="/" title="Wydarzenia">
          <Icon name="calendar" />
          <span>Wydarzenia</span>
        </Link>
      </li>
    </ul>
  )
}

function EventItems({ eventId }: { eventId: string }): ReactNode {
  const { found } = useOwnedEvent(eventId)
  const mayRead = found === null || mayReadRules(found.account.role)
  return (
    <ul>
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
      {mayRead && (
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
      <li>
        <a href={`/skaner?wydarzenie=${eventId}`} title="Bilety i&nbsp;wejście">
          <Icon name="ticket" />
          <span>Bilety i&nbsp;wejście</span>
        </a>
      </li>
    </ul>
  )
}
