import './paper-form.css'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { pl } from '#i18n/pl.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { useLiveDefinition } from '../shared/limits/live-definition.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { PaperSheet } from './paper-sheet.tsx'

const TITLE = 'Formularz do druku'
const MOST_PEOPLE = 8

/** The form of the event on paper, for people who register at the office: printed, or saved as PDF by the browser. */
export function PaperFormPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title={TITLE} may={mayEditRegistrations}>
      {(found) => <PaperForm found={found} />}
    </OwnedEventPage>
  )
}

function PaperForm({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const isPublished = event.state === 'published'
  const { definition, error, retry } = useLiveDefinition(
    { accountId: account.id, eventId: event.id },
    isPublished,
  )
  const [people, setPeople] = useState<number | null>(null)
  const most = Math.min(MOST_PEOPLE, definition?.peoplePerRegistration.max ?? 1)
  const shown = people ?? Math.min(2, most)
  return (
    <>
      <PageHead
        title={TITLE}
        crumb={
          <nav className="crumbs" aria-label="Gdzie jesteś">
            <Link to="/wydarzenia/$eventId/biuro" params={{ eventId: event.id }}>
              Przyjmij zgłoszenie
            </Link>
          </nav>
        }
        meta={<span>{event.title}</span>}
        {...(definition === undefined
          ? {}
          : {
              actions: (
                <button type="button" className="btn" onClick={() => window.print()}>
                  Drukuj albo zapisz PDF
                </button>
              ),
            })}
      />
      {!isPublished && <p>Formularz do druku powstaje z&nbsp;opublikowanego wydarzenia.</p>}
      {isPublished && definition === undefined && error === null && <Loading />}
      {error !== null && <Trouble error={error} onRetry={retry} />}
      {definition !== undefined && (
        <div className="paper-form">
          {most > 1 && definition.attendance === 'people' && (
            <HowMany most={most} people={shown} onChange={setPeople} />
          )}
          <PaperSheet definition={definition} organiser={account.name} people={shown} />
        </div>
      )}
    </>
  )
}

interface HowManyProps {
  readonly most: number
  readonly people: number
  readonly onChange: (people: number) => void
}

function HowMany({ most, people, onChange }: HowManyProps): ReactNode {
  const id = useId()
  return (
    <p className="paper-choice">
      <label htmlFor={id}>Na ile osób jest jeden formularz</label>
      <span className="select">
        <select
          id={id}
          className="input"
          value={people}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {Array.from({ length: most }, (_, index) => index + 1).map((number) => (
            <option key={number} value={number}>
              {pl.counts.people(number)}
            </option>
          ))}
        </select>
      </span>
    </p>
  )
}
