import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { outcomeReasons, rowState } from '#i18n/pl/office-jobs.ts'
import { pl } from '#i18n/pl.ts'
import type { JobRow, OfficeJob } from './jobs-api.ts'

/** Spreadsheets count from 1, and the heading is the first line. */
const FIRST_LINE = 2

/** The rows of a job, those that do not work first, each with its reasons. */
export function JobRows({ eventId, job }: { eventId: string; job: OfficeJob }): ReactNode {
  if (job.list.length === 0) return null
  return (
    <section aria-labelledby="wiersze-zadania">
      <h2 id="wiersze-zadania">
        Wiersze: <span className="num">{job.rows}</span>
      </h2>
      {job.rows > job.list.length && (
        <p className="muted">
          Widać {job.list.length}, najpierw te, które się nie udają. Reszta jest w&nbsp;raporcie.
        </p>
      )}
      <ul className="job-rows">
        {job.list.map((row) => (
          <li key={row.position} data-bad={isBad(row)}>
            <div>
              <Who eventId={eventId} row={row} />
              {row.lines.length > 0 && (
                <small className="muted">
                  {row.lines.length === 1 ? 'wiersz' : 'wiersze'}{' '}
                  {row.lines.map((line) => line + FIRST_LINE).join(', ')}
                </small>
              )}
            </div>
            <div className="job-outcome">
              <Outcome row={row} head={job.head} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isBad = ({ outcome }: JobRow) =>
  outcome !== null && outcome.code !== 'done' && outcome.code !== 'unchanged'

function Who({ eventId, row }: { eventId: string; row: JobRow }): ReactNode {
  if (row.registrationId === null) return <b>{row.label}</b>
  return (
    <Link
      to="/wydarzenia/$eventId/zgloszenia/$registrationId"
      params={{ eventId, registrationId: row.registrationId }}
    >
      {row.label}
    </Link>
  )
}

function Outcome({ row, head }: { row: JobRow; head: readonly string[] | null }): ReactNode {
  const { outcome } = row
  if (outcome === null) return <span className="muted">czeka</span>
  if (!isBad(row))
    return (
      <>
        <span>{row.state === 'waiting' ? 'uda się' : rowState(row)}</span>
        {outcome.more > 0 && (
          <span>
            {head === null ? 'dopłata' : 'do zapłaty'} {pl.sum(outcome.more)}
          </span>
        )}
        {outcome.back > 0 && <span>zwrot {pl.sum(outcome.back)}</span>}
      </>
    )
  const inCells = outcome.problems.filter(({ column }) => column !== null && head !== null)
  if (inCells.length === 0) return outcomeReasons(outcome).map((reason) => <span key={reason}>{reason}</span>)
  return outcome.problems.map(({ line, column, message }) => (
    <span key={`${line} ${column} ${message}`}>
      {column !== null && <b>{head?.[column]}: </b>}
      {message}
    </span>
  ))
}
