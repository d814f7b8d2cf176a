import './importing.css'
import { type ReactNode, useState } from 'react'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import type { Table } from '#domain/importing/read-csv.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { TableFileField } from '../shared/inputs/table-file-field.tsx'
import { useLiveDefinition } from '../shared/limits/live-definition.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { ColumnForm } from './column-form.tsx'

/** 'Wczytaj z pliku': a table that somebody has kept elsewhere becomes registrations; first it is tried. */
export function ImportPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Wczytaj z pliku" may={mayEditRegistrations}>
      {(found) => <Importing found={found} />}
    </OwnedEventPage>
  )
}

function Importing({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const scope = { accountId: account.id, eventId: event.id }
  const isPublished = event.state === 'published'
  const { definition, error, retry } = useLiveDefinition(scope, isPublished)
  const [table, setTable] = useState<Table | null>(null)
  return (
    <>
      <PageHead title={'Wczytaj z\u00a0pliku'} crumb={<EventCrumbs event={event} />} />
      <div className="importing">
        {!isPublished && <p>Zgłoszenia wczytasz tu, gdy tylko wydarzenie będzie otwarte.</p>}
        {isPublished && definition === undefined && error === null && <Loading />}
        {error !== null && <Trouble error={error} onRetry={retry} />}
        {definition !== undefined && (
          <>
            <p className="importing-note">
              Masz listę w&nbsp;Excelu albo w&nbsp;innym programie? Wybierz plik XLSX lub CSV: pierwszy wiersz
              to nagłówki, w&nbsp;każdym następnym jedna osoba. Najpierw zobaczysz, co z&nbsp;tego wyjdzie:
              nikt nie zostanie od razu zapisany.
            </p>
            <TableFileField onTable={setTable} />
            {table !== null && <ColumnForm scope={scope} definition={definition} table={table} />}
          </>
        )}
      </div>
    </>
  )
}
