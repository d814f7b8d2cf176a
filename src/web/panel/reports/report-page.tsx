import './reports.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { mayReadAllRegistrations } from '#domain/access/rights.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/text/typography.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { LIST_PATHS } from '../shared/list/list-search.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { Bar, DayChart } from './charts.tsx'
import { ReportCrumbs } from './report-frame.tsx'
import { dayWords } from './report-words.ts'
import { type Report, type ReportRow, reportQuery } from './reports-api.ts'

/** One report: its chart, and the table behind it, of which each row leads to those whom it counts. */
export function ReportPage({ eventId, report }: { eventId: string; report: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Raport" may={mayReadAllRegistrations}>
      {(found) => <OneReport found={found} name={report} />}
    </OwnedEventPage>
  )
}

function OneReport(props: { found: OwnedEvent; name: string }): ReactNode {
  const { account, event } = props.found
  const scope = { accountId: account.id, eventId: event.id }
  const { data, error, refetch } = useQuery(reportQuery(scope, props.name))
  return (
    <>
      <PageHead title={tie(data?.label ?? 'Raport')} crumb={<ReportCrumbs event={event} />} />
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && <Trouble error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <Figures report={data} eventId={event.id} />}
    </>
  )
}

const countOf = ({ list }: Pick<Report, 'list'>, row: ReportRow): number =>
  list === 'people' ? row.people : row.registrations

function Figures({ report, eventId }: { report: Report; eventId: string }): ReactNode {
  const counts = report.rows.map((row) => countOf(report, row))
  const most = Math.max(1, ...counts)
  const sum = counts.reduce((all, each) => all + each, 0)
  const words = report.list === 'people' ? pl.counts.people : pl.counts.registrations
  const isByDay = report.key === 'day'
  if (report.rows.length === 0) return <p className="reports-none">Nikt jeszcze nic tu nie ma.</p>
  return (
    <div className="reports">
      <p className="reports-say">
        <b>{words(sum)}</b>
        {report.key === 'state' ? ' we wszystkich stanach.' : ', które mają miejsce.'}
        {report.more && ` Widać ${report.rows.length} największych pozycji, jest ich więcej.`}
      </p>
      {isByDay && (
        <DayChart
          days={report.rows.map((row) => ({ day: row.key, count: countOf(report, row) }))}
          words={words}
        />
      )}
      <Table report={report} eventId={eventId} most={most} sum={sum} />
    </div>
  )
}

interface TableProps {
  readonly report: Report
  readonly eventId: string
  readonly most: number
  readonly sum: number
}

/** What the rows are; the name of a report may be a whole question, which stands above already. */
const headOf = (key: string, label: string): string =>
  key === 'day' ? 'Dzień' : key.startsWith('answer.') ? 'Odpowiedź' : tie(label)

function Table({ report, eventId, most, sum }: TableProps): ReactNode {
  const id = useId()
  const { hasPieces, list } = report
  return (
    <table className="report-table" aria-labelledby={id}>
      <caption id={id} className="sr">
        {tie(report.label)}: każdy wiersz prowadzi do listy
      </caption>
      <thead>
        <tr>
          <th scope="col">{headOf(report.key, report.label)}</th>
          <th scope="col" className="num">
            {list === 'people' ? 'Osoby' : 'Zgłoszenia'}
          </th>
          <th scope="col" className="num">
            Udział
          </th>
          {hasPieces && (
            <th scope="col" className="num">
              Sztuki
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {report.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <Leading eventId={eventId} list={list} row={row} isDay={report.key === 'day'} />
              <Bar share={countOf(report, row) / most} />
            </th>
            <td className="num">{countOf(report, row)}</td>
            <td className="num">{percent(countOf(report, row), sum)}</td>
            {hasPieces && <td className="num">{row.pieces}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The name of a row, which opens the list of those whom it counts. */
function Leading(props: {
  eventId: string
  list: Report['list']
  row: ReportRow
  isDay: boolean
}): ReactNode {
  const { eventId, list, row, isDay } = props
  const name = isDay ? dayWords(row.key) : tie(row.label)
  if (row.conditions === null) return name
  return (
    <Link to={LIST_PATHS[list]} params={{ eventId }} search={{ warunki: row.conditions }}>
      {name}
    </Link>
  )
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${((part * 100) / whole).toFixed(1).replace('.', ',')}%`
