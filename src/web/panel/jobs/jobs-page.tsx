import './jobs.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { fullMoment } from '../shared/dates.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { jobTitle, STATE_WORDS } from './job-words.ts'
import { type JobSummary, jobsQuery } from './jobs-api.ts'

/** 'Zadania': what the office has done to many at once, newest first. */
export function JobsPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Zadania" may={mayEditRegistrations}>
      {({ account, event }) => (
        <>
          <PageHead
            title="Zadania"
            crumb={<EventCrumbs event={event} />}
            actions={
              event.state === 'published' && (
                <Link className="btn quiet" to="/wydarzenia/$eventId/wczytaj" params={{ eventId }}>
                  Wczytaj z&nbsp;pliku
                </Link>
              )
            }
          />
          <Jobs scope={{ accountId: account.id, eventId: event.id }} />
        </>
      )}
    </OwnedEventPage>
  )
}

function Jobs({ scope }: { scope: EventScope }): ReactNode {
  const found = useQuery(jobsQuery(scope))
  if (found.isPending) return <Loading />
  if (found.data === undefined) return <Trouble error={found.error} onRetry={() => void found.refetch()} />
  if (found.data.length === 0)
    return (
      <section className="quiet-note">
        <h2>Nie ma jeszcze żadnego zadania</h2>
        <p>
          Tu zobaczysz, co biuro robi na wielu zgłoszeniach naraz: ile już zrobione i&nbsp;co się nie udało.
          Zaznacz wiersze na liście zgłoszeń albo uczestników i&nbsp;wybierz, co z&nbsp;nimi zrobić.
        </p>
        <Link className="btn" to="/wydarzenia/$eventId/zgloszenia" params={{ eventId: scope.eventId }}>
          Otwórz zgłoszenia
        </Link>
      </section>
    )
  return (
    <ul className="job-list">
      {found.data.map((job) => (
        <li key={job.id}>
          <Link to="/wydarzenia/$eventId/zadania/$jobId" params={{ eventId: scope.eventId, jobId: job.id }}>
            {jobTitle(job)}
          </Link>
          <span>{standing(job)}</span>
          <small className="muted">
            {job.begunBy}, {fullMoment(job.createdAt)}
          </small>
        </li>
      ))}
    </ul>
  )
}

function standing(job: JobSummary): string {
  const word = STATE_WORDS[job.state]
  if (job.state === 'checking') return `${word}: ${job.checked} z\u00a0${job.rows}`
  if (job.state === 'prepared' || job.state === 'withdrawn') return word
  const failed = job.refused === 0 ? '' : `, nie udało się: ${job.refused}`
  return `${word}: ${job.done} z\u00a0${job.rows}${failed}`
}
