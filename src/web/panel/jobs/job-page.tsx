import './jobs.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { exportJobReport } from '#contract/office-jobs.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { addressOf } from '#web/lib/call.ts'
import { fullMoment } from '../shared/dates.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { JobProgress } from '../shared/job-progress.tsx'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { JobRows } from './job-rows.tsx'
import { beginWords, jobTitle, STATE_WORDS, sumLines } from './job-words.ts'
import { jobQuery, type OfficeJob, useJobChange } from './jobs-api.ts'

/** One job: what it would come to, how far it is, and its report. */
export function JobPage({ eventId, jobId }: { eventId: string; jobId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Zadanie" may={mayEditRegistrations}>
      {({ account, event }) => (
        <LoadedJob
          scope={{ accountId: account.id, eventId: event.id }}
          jobId={jobId}
          crumb={<EventCrumbs event={event} />}
        />
      )}
    </OwnedEventPage>
  )
}

function LoadedJob(props: { scope: EventScope; jobId: string; crumb: ReactNode }): ReactNode {
  const { scope, jobId, crumb } = props
  const found = useQuery(jobQuery(scope, jobId))
  if (found.isPending) return <Loading />
  if (found.data === undefined)
    return <Trouble whole error={found.error} onRetry={() => void found.refetch()} />
  const job = found.data
  return (
    <>
      <PageHead
        title={jobTitle(job)}
        crumb={crumb}
        meta={
          <span>
            {STATE_WORDS[job.state]}. {job.begunBy}, {fullMoment(job.createdAt)}
          </span>
        }
        actions={
          <Link className="btn text" to="/wydarzenia/$eventId/zadania" params={{ eventId: scope.eventId }}>
            Wszystkie zadania
          </Link>
        }
      />
      <div className="job">
        <Standing scope={scope} job={job} />
        <JobRows eventId={scope.eventId} job={job} />
      </div>
    </>
  )
}

function Standing({ scope, job }: { scope: EventScope; job: OfficeJob }): ReactNode {
  const change = useJobChange(scope, job.id)
  const stop = () => change.mutate('stop')
  const progress = { onStop: stop, isStopping: change.isPending }
  return (
    <section className="job-standing" aria-label="Przebieg">
      {job.state === 'checking' && (
        <>
          <p>Sprawdzam na próbę każdy wiersz. Niczego to jeszcze nie zmienia.</p>
          <JobProgress name="Sprawdzone" done={job.checked} of={job.rows} {...progress} />
        </>
      )}
      {job.state === 'running' && (
        <>
          <JobProgress name="Zrobione" done={job.done + job.refused} of={job.rows} {...progress} />
          <p>Możesz zamknąć tę stronę: praca idzie dalej i&nbsp;nic nie przepadnie.</p>
        </>
      )}
      {job.state === 'prepared' && <Prepared job={job} />}
      {(job.state === 'stopped' || job.state === 'done') && <Ended scope={scope} job={job} />}
      {job.state === 'withdrawn' && <p>Zadania nie rozpoczęto i&nbsp;niczego nie zmieniono.</p>}
      {change.isError && <Trouble error={change.error} onRetry={change.reset} />}
      {(job.state === 'prepared' || job.state === 'stopped') && (
        <div className="job-acts">
          <button
            type="button"
            className="btn"
            disabled={change.isPending || (job.state === 'prepared' && job.rows === job.expected.refused)}
            onClick={() => change.mutate('run')}
          >
            {job.state === 'prepared' ? beginWords(job) : 'Wznów'}
          </button>
          {job.state === 'prepared' && (
            <button type="button" className="btn text" disabled={change.isPending} onClick={stop}>
              Zaniechaj
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function Prepared({ job }: { job: OfficeJob }): ReactNode {
  const lines = sumLines(job, job.expected, false)
  return (
    <div role="status">
      <p>
        <b>Tak to wyjdzie</b>, niczego jeszcze nie zmieniono:
      </p>
      <ul className="job-sums">
        {lines.length === 0 ? (
          <li>Uda się dla każdego zgłoszenia.</li>
        ) : (
          lines.map((line) => <li key={line}>{line}</li>)
        )}
      </ul>
      {job.kind === 'import' && <p>Każda osoba zgłaszająca dostanie e-mail, jak po zwykłym zapisie.</p>}
    </div>
  )
}

function Ended({ scope, job }: { scope: EventScope; job: OfficeJob }): ReactNode {
  return (
    <div role="status">
      <p>
        Zrobione: <b className="num">{job.done}</b> z&nbsp;<b className="num">{job.rows}</b>.
        {job.refused > 0 && (
          <>
            {' '}
            Nie udało się: <b className="num">{job.refused}</b>.
          </>
        )}
      </p>
      <ul className="job-sums">
        {sumLines(job, job.actual, true).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <a
        className="btn quiet"
        href={addressOf(exportJobReport.path, { params: { ...scope, jobId: job.id } })}
        download
      >
        Pobierz raport (CSV)
      </a>
    </div>
  )
}
