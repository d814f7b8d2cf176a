import './draft.css'
import '../shared/account-tabs.css'
import { Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DraftOfEvent } from '../shared/draft/draft-of-event.tsx'
import { useDraft } from '../shared/draft/use-draft.ts'
import { SETTINGS_PAGES } from '../shared/pages.ts'
import { OvertakenChanges } from './overtaken-changes.tsx'

/** The settings of an event: a page for each subject, all of one draft that is saved by itself. */
export function SettingsFrame({ eventId }: { eventId: string }): ReactNode {
  return (
    <DraftOfEvent eventId={eventId} title="Ustawienia wydarzenia">
      {({ event }) => (
        <>
          <div>
            <nav className="crumbs" aria-label="Gdzie jesteś">
              <Link to="/">Wydarzenia</Link>
              <Link to="/wydarzenia/$eventId/pulpit" params={{ eventId }}>
                {event.title}
              </Link>
            </nav>
            <Tabs eventId={eventId} />
          </div>
          <OvertakenChanges />
          <Outlet />
        </>
      )}
    </DraftOfEvent>
  )
}

/** Hours of entry are of few events: the others find them beside their limits. */
function Tabs({ eventId }: { eventId: string }): ReactNode {
  const { document } = useDraft()
  const isByHours = document.slots !== null || document.kind === 'entries'
  return (
    <nav className="tabs" aria-label="Ustawienia wydarzenia">
      {SETTINGS_PAGES.filter(({ name }) => name !== 'Godziny' || isByHours).map(({ to, name }) => (
        <Link key={to} to={to} params={{ eventId }} activeOptions={{ exact: true }}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
