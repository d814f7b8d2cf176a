import './importing.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { getEventDefinition } from '#contract/versions.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import type { Table } from '#domain/importing/read-csv.ts'
import { ask } from '#web/lib/ask.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { liveQuery } from '../shared/limits/live-limits.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { ColumnForm } from './column-form.tsx'
import { FileField } from './file-field.tsx'

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
  const live = useQuery({ ...liveQuery(scope), enabled: isPublished })
  const version = live.data?.version
  const definition = useQuery({
    queryKey: ['desk', scope, version],
    queryFn: async ({ signal }) => {
      const params = { ...scope, version: version ?? 1 }
      return expandDefinition((await ask(getEventDefinition, { params, signal })).definition)
    },
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [table, setTable] = useState<Table | null>(null)
  const error = live.error ?? definition.error
  return (
    <>
      <PageHead title={'Wczytaj z\u00a0pliku'} crumb={<EventCrumbs event={event} />} />
      <div className="importing">
        {!isPublished && <p>Zgłoszenia wczytasz tu, gdy tylko wydarzenie będzie otwarte.</p>}
        {isPublished && definition.data === undefined && error === null && <Loading />}
        {error !== null && (
          <Trouble error={error} onRetry={() => void Promise.all([live.refetch(), definition.refetch()])} />
        )}
        {definition.data !== undefined && (
          <>
            <p className="importing-note">
              Masz listę w&nbsp;Excelu albo w&nbsp;innym programie? Wybierz plik XLSX lub CSV: pierwszy wiersz
              to nagłówki, w&nbsp;każdym następnym jedna osoba. Najpierw zobaczysz, co z&nbsp;tego wyjdzie:
              nikt nie zostanie od razu zapisany.
            </p>
            <FileField onTable={setTable} />
            {table !== null && <ColumnForm scope={scope} definition={definition.data} table={table} />}
          </>
        )}
      </div>
    </>
  )
}
