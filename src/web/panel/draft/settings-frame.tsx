import './draft.css'
import '../shared/account-tabs.css'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { DraftOfEvent } from '../shared/draft/draft-of-event.tsx'
import { useProblemsOfPages } from '../shared/draft/problem-list.tsx'
import { useDraftState } from '../shared/draft/use-draft.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { Icon } from '../shared/icon.tsx'
import { SETTINGS_PAGES } from '../shared/pages.ts'
import { OvertakenChanges } from './overtaken-changes.tsx'

/** The settings of an event: a page for each subject, all of one draft that is saved by itself. */
export function SettingsFrame({ eventId }: { eventId: string }): ReactNode {
  return (
    <DraftOfEvent eventId={eventId} title="Ustawienia wydarzenia">
      {({ event }) => (
        <>
          <div>
            <EventCrumbs event={event} />
            <Tabs eventId={eventId} />
          </div>
          <OvertakenChanges />
          <Outlet />
        </>
      )}
    </DraftOfEvent>
  )
}

/** The pages, each with the number of what has to be mended there. */
function Tabs({ eventId }: { eventId: string }): ReactNode {
  const { draft, editing } = useDraftState()
  const { slots, kind } = editing.shown
  const problemsOf = useProblemsOfPages(draft)
  const tabs = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // Hours of entry are of few events: the others find them beside their limits.
  const isByHours = slots !== null || kind === 'entries' || pathname.endsWith('/godziny')
  useEffect(() => {
    tabs.current
      ?.querySelector(`a[href="${pathname}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <nav ref={tabs} className="tabs settings-tabs" aria-label="Ustawienia wydarzenia">
      {SETTINGS_PAGES.filter(({ subject }) => subject !== 'hours' || isByHours).map(
        ({ to, name, subject }) => (
          <Link key={to} to={to} params={{ eventId }} activeOptions={{ exact: true }}>
            {name}
            <ProblemMark count={problemsOf(subject)} />
          </Link>
        ),
      )}
    </nav>
  )
}

function ProblemMark({ count }: { count: number }): ReactNode {
  if (count === 0) return null
  return (
    <span className="tab-mark">
      <Icon name="alert" size={16} />
      <span className="sr">, do poprawienia: </span>
      {count}
    </span>
  )
}
