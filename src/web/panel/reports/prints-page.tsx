import './reports.css'
import './prints.css'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayEditRegistrations, mayReadAllRegistrations } from '#domain/access/rights.ts'
import { formatDays, readDay } from '#domain/values/time.ts'
import { printName } from '#i18n/pl/reports.ts'
import type { EventSummary, OwnedEvent } from '../shared/account-events.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { KitchenQuestions } from './kitchen-questions.tsx'
import { PrintTable } from './print-table.tsx'
import { ReportCrumbs } from './report-frame.tsx'
import { type Print, printQuery, type Reports, reportsQuery } from './reports-api.ts'

interface PrintsSearch {
  /** The prints with commas between; 'wszystko': all. */
  readonly co: string
  /** The questions of the kitchen's list, by their ids; those about food while nobody has chosen. */
  readonly pytania: string | undefined
}

/** The lists to print: one, or several in one binder with a table of contents, each from a new sheet on. */
export function PrintsPage({ eventId, ...search }: { eventId: string } & PrintsSearch): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Wydruki" may={mayReadAllRegistrations}>
      {(found) => <Prints found={found} search={search} />}
    </OwnedEventPage>
  )
}

const ALL = 'wszystko'

function Prints(props: { found: OwnedEvent; search: PrintsSearch }): ReactNode {
  const { account, event } = props.found
  const { co, pytania } = props.search
  const scope = { accountId: account.id, eventId: event.id }
  const known = useQuery(reportsQuery(scope))
  const prints = known.data?.prints ?? []
  const chosen = prints.filter(({ key }) => co === ALL || co.split(',').includes(key))
  const answers = useQueries({ queries: chosen.map(({ key }) => printQuery(scope, key, pytania)) })
  const failed = [known, ...answers].find(({ error, data }) => error !== null && data === undefined)
  const isReady = known.data !== undefined && answers.every(({ data }) => data !== undefined)
  const title = chosen.length > 1 ? 'Segregator na wyjazd' : 'Wydruki'
  return (
    <div className="prints">
      <PageHead
        title={title}
        crumb={<ReportCrumbs event={event} />}
        actions={
          <button
            type="button"
            className="btn"
            disabled={!isReady || chosen.length === 0}
            onClick={() => print()}
          >
            Drukuj
          </button>
        }
      />
      <Choice eventId={event.id} prints={prints} chosen={chosen} pytania={pytania} />
      <KitchenQuestions
        eventId={event.id}
        co={co}
        questions={answers.flatMap(({ data }) => data?.questions ?? [])}
      />
      {mayEditRegistrations(account.role) && (
        <p className="prints-more">
          <Link to="/wydarzenia/$eventId/karty-kwalifikacyjne" params={{ eventId: event.id }}>
            Karty kwalifikacyjne dzieci (PDF)
          </Link>
        </p>
      )}
      {failed !== undefined && <Trouble error={failed.error} onRetry={() => void failed.refetch()} />}
      {!isReady && failed === undefined && <Loading />}
      {isReady && chosen.length > 1 && <Contents event={event} chosen={chosen} />}
      {isReady &&
        chosen.map((each, at) => {
          const data = answers[at]?.data
          return data && <Sheet key={each.key} event={event} name={printName(each)} print={data} />
        })}
    </div>
  )
}

interface ChoiceProps {
  readonly eventId: string
  readonly prints: Reports['prints']
  readonly chosen: Reports['prints']
  readonly pytania: string | undefined
}

function Choice({ eventId, prints, chosen, pytania }: ChoiceProps): ReactNode {
  const navigate = useNavigate()
  const toggle = (key: string) => {
    const next = prints.filter((each) => chosen.includes(each) !== (each.key === key))
    void navigate({
      to: '/wydarzenia/$eventId/wydruki',
      params: { eventId },
      search: { co: next.map((each) => each.key).join(','), ...(pytania === undefined ? {} : { pytania }) },
      replace: true,
    })
  }
  return (
    <fieldset className="prints-choice">
      <legend>Co wydrukować</legend>
      {prints.map((each) => (
        <label key={each.key}>
          <input type="checkbox" checked={chosen.includes(each)} onChange={() => toggle(each.key)} />
          {printName(each)}
        </label>
      ))}
    </fieldset>
  )
}

function datesOf({ start, end }: EventSummary): string {
  const [first, last] = [readDay(start ?? ''), readDay(end ?? start ?? '')]
  return first === null || last === null ? '' : formatDays(first, last)
}

function Contents({ event, chosen }: { event: EventSummary; chosen: Reports['prints'] }): ReactNode {
  return (
    <section className="print-sheet print-contents">
      <h2>{event.title}</h2>
      <p>{datesOf(event)}</p>
      <h3>Spis treści</h3>
      <ol>
        {chosen.map((each) => (
          <li key={each.key}>{printName(each)}</li>
        ))}
      </ol>
    </section>
  )
}

/** A print on sheets of its own, each table with its heading repeated on every sheet. */
function Sheet({ event, name, print }: { event: EventSummary; name: string; print: Print }): ReactNode {
  return (
    <section className="print-sheet">
      <header>
        <h2>{name}</h2>
        <p>
          {event.title} · {datesOf(event)}
        </p>
      </header>
      {print.more && (
        <p>Na wydruku nie mieszczą się wszyscy. Całą listę zapiszesz do pliku na stronie Uczestnicy.</p>
      )}
      {print.sections.length === 0 && <p>Nikt jeszcze nie ma miejsca.</p>}
      {print.sections.map((section) => (
        <PrintTable key={section.title ?? ''} eventId={event.id} section={section} name={name} />
      ))}
    </section>
  )
}
