import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SettingsSubject } from '#domain/event/draft/parts/part.ts'
import { settingsPage } from './pages.ts'

/** Leads to the page of an event's settings that is about something. */
export function SettingsLink(props: {
  eventId: string
  subject: SettingsSubject
  children: ReactNode
}): ReactNode {
  const page = settingsPage(props.subject)
  if (page === undefined) return null
  return (
    <Link to={page.to} params={{ eventId: props.eventId }}>
      {props.children}
    </Link>
  )
}
