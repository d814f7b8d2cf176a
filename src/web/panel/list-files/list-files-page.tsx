import './list-files.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayReadAllRegistrations } from '#domain/access/rights.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { ListFileItem } from './list-file-item.tsx'
import { listFilesQuery } from './list-files-api.ts'

/** 'Pliki list': the own files of long lists, while they are made and until they are removed. */
export function ListFilesPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Pliki list" may={mayReadAllRegistrations}>
      {(found) => <Page found={found} />}
    </OwnedEventPage>
  )
}

function Page({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const scope = { accountId: account.id, eventId: event.id }
  const isPublished = event.state !== 'draft'
  const { data, error, refetch } = useQuery({ ...listFilesQuery(scope), enabled: isPublished })
  return (
    <>
      <PageHead title="Pliki list" crumb={<EventCrumbs event={event} />} />
      {isPublished && data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && <Trouble error={error} onRetry={() => void refetch()} />}
      {(data?.length === 0 || !isPublished) && <NoFiles eventId={event.id} />}
      {data !== undefined && data.length > 0 && (
        <>
          <p className="list-files-note">
            Pliki są tylko na twoim koncie. Możesz zamknąć tę stronę: praca idzie dalej, a&nbsp;o&nbsp;gotowym
            pliku przyjdzie e-mail.
          </p>
          <ul className="list-files">
            {data.map((file) => (
              <ListFileItem key={file.id} scope={scope} file={file} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function NoFiles({ eventId }: { eventId: string }): ReactNode {
  return (
    <section className="quiet-note">
      <h2>Nie ma żadnego pliku</h2>
      <p>
        Plik z&nbsp;długiej listy powstaje w&nbsp;tle i&nbsp;czeka tu na pobranie 24&nbsp;godziny. Zaczniesz
        go na liście: Zapisz do pliku.
      </p>
      <Link className="btn" to="/wydarzenia/$eventId/uczestnicy" params={{ eventId }}>
        Otwórz uczestników
      </Link>
    </section>
  )
}
