import './reports.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { mayReadAllRegistrations } from '#domain/access/rights.ts'
import { printName } from '#i18n/pl/reports.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/text/typography.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { moneyWords } from './report-words.ts'
import { type Reports, reportsQuery } from './reports-api.ts'

/** The reports of an event as sentences, each with its present figure. */
export function ReportsPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Raporty" may={mayReadAllRegistrations}>
      {(found) => <Index found={found} />}
    </OwnedEventPage>
  )
}

function Index({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const scope = { accountId: account.id, eventId: event.id }
  const isPublished = event.state !== 'draft'
  const { data, error, refetch } = useQuery({ ...reportsQuery(scope), enabled: isPublished })
  return (
    <>
      <PageHead title="Raporty" crumb={<EventCrumbs event={event} />} />
      {!isPublished && <Nothing />}
      {isPublished && data === undefined && error === null && <Loading />}
      {error !== null && data === undefined && <Trouble error={error} onRetry={() => void refetch()} />}
      {data !== undefined && data.registrations === 0 && <Nothing />}
      {data !== undefined && data.registrations > 0 && <Sentences eventId={event.id} reports={data} />}
    </>
  )
}

const Nothing = (): ReactNode => (
  <p className="reports-none">
    Tu zobaczysz, kto się zapisał, kiedy i&nbsp;z&nbsp;czym, rozliczenie wpłat oraz listy do wydruku. Raporty
    pojawią się po pierwszym zgłoszeniu.
  </p>
)

function Sentences({ eventId, reports }: { eventId: string; reports: Reports }): ReactNode {
  const { registrations, people, groups, money, prints } = reports
  const figures = [pl.counts.people(people), ...(groups === null ? [] : [pl.counts.groups(groups)])]
  return (
    <div className="reports">
      <p className="reports-say">
        <b>{figures.join(', ')}</b>, {pl.counts.registrations(registrations)}. Liczą się osoby, które mają
        miejsce.
      </p>
      {money !== null && (
        <Part title="Rozliczenie">
          <li>
            <Link to="/wydarzenia/$eventId/raporty/rozliczenie" params={{ eventId }}>
              Wpłaty, zwroty i&nbsp;sprzedaż
            </Link>
            <span>{moneyWords(money)}</span>
          </li>
        </Part>
      )}
      <Part title="Kto się zapisał">
        {reports.reports.map(({ key, label, most }) => (
          <li key={key}>
            <Link to="/wydarzenia/$eventId/raporty/$report" params={{ eventId, report: key }}>
              {tie(label)}
            </Link>
            {most !== null && (
              <span>
                najwięcej: {tie(most.label)}, {pl.counts.people(most.people)}
              </span>
            )}
          </li>
        ))}
      </Part>
      {prints.length > 0 && (
        <Part title="Wydruki">
          {prints.map((print) => (
            <li key={print.key}>
              <Link to="/wydarzenia/$eventId/wydruki" params={{ eventId }} search={{ co: print.key }}>
                {printName(print)}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/wydarzenia/$eventId/wydruki" params={{ eventId }} search={{ co: 'wszystko' }}>
              Segregator na wyjazd
            </Link>
            <span>wszystkie wydruki ze spisem treści, każdy od nowej kartki</span>
          </li>
        </Part>
      )}
      <Part title="Wiadomości">
        <li>
          <Link to="/wydarzenia/$eventId/raporty/zaplanowane" params={{ eventId }}>
            Zaplanowane
          </Link>
          <span>e-mail z&nbsp;linkiem do&nbsp;listy o&nbsp;wybranej porze</span>
        </li>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="report-links">{children}</ul>
    </section>
  )
}
