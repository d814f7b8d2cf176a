import './camp-cards.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import type { EventSummary } from '../shared/account-events.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { blankCardAddress, campCardsQuery } from './camp-cards-api.ts'
import { CardSettingForm } from './card-setting-form.tsx'
import { CardsToPrint } from './cards-to-print.tsx'

const TITLE = 'Karty kwalifikacyjne'

/** 'Karty kwalifikacyjne': cards of children at a camp, filled in from registrations, and where their content comes from. */
export function CampCardsPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title={TITLE} may={mayEditRegistrations}>
      {({ account, event }) => <CardsOf scope={{ accountId: account.id, eventId: event.id }} event={event} />}
    </OwnedEventPage>
  )
}

function CardsOf({ scope, event }: { scope: EventScope; event: EventSummary }): ReactNode {
  const isPublished = event.state === 'published'
  return (
    <>
      <PageHead
        title={TITLE}
        crumb={<EventCrumbs event={event} />}
        {...(isPublished
          ? {
              actions: (
                <a className="btn quiet" href={blankCardAddress(scope)} download>
                  Pusta karta (PDF)
                </a>
              ),
            }
          : {})}
      />
      {isPublished ? (
        <Published scope={scope} />
      ) : (
        <p>Karty powstają ze zgłoszeń: opublikuj wydarzenie i&nbsp;wróć tutaj.</p>
      )}
    </>
  )
}

function Published({ scope }: { scope: EventScope }): ReactNode {
  const query = useQuery(campCardsQuery(scope))
  const [done, tell] = useState('')
  const { data } = query
  if (query.isError && data === undefined)
    return <Trouble error={query.error} onRetry={() => void query.refetch()} />
  if (data === undefined) return <Loading />
  return (
    <div className="camp-cards">
      <p role="status" className="camp-cards-done">
        {done}
      </p>
      {data.isSaved && <CardsToPrint cards={data} scope={scope} />}
      <section aria-labelledby="dane-karty">
        <h2 id="dane-karty">Skąd karta bierze dane</h2>
        {!data.isSaved && (
          <p className="camp-cards-lead">
            Karta wypełni się odpowiedziami ze zgłoszeń. Sprawdź propozycje poniżej i&nbsp;zapisz: potem
            wydrukujesz karty wszystkich dzieci.
          </p>
        )}
        {data.isSaved ? (
          <details>
            <summary>Zmień dane wypoczynku i&nbsp;pytania</summary>
            <CardSettingForm cards={data} scope={scope} onDone={tell} />
          </details>
        ) : (
          <CardSettingForm cards={data} scope={scope} onDone={tell} />
        )}
      </section>
    </div>
  )
}
