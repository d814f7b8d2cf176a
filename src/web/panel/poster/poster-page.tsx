import './poster.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { getPoster } from '#contract/poster.ts'
import { mayReadAllRegistrations } from '#domain/access/rights.ts'
import { ask } from '#web/lib/ask.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { Handouts } from './handouts.tsx'
import { type PaperSize, PosterSheet } from './poster-sheet.tsx'
import type { Poster } from './poster-words.ts'

const TITLE = 'Plakat i\u00a0ogłoszenie'

/** A poster, a notice, a picture and a code of an event, made from its published rules: nothing is typed twice. */
export function PosterPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title={TITLE} may={mayReadAllRegistrations}>
      {(found) => <OfEvent found={found} />}
    </OwnedEventPage>
  )
}

function OfEvent({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const isPublished = event.state === 'published'
  const params = { accountId: account.id, eventId: event.id }
  const poster = useQuery({
    queryKey: ['poster', params],
    queryFn: ({ signal }) => ask(getPoster, { params, signal }),
    enabled: isPublished,
  })
  return (
    <>
      <PageHead
        title={TITLE}
        crumb={<EventCrumbs event={event} />}
        {...(poster.data === undefined
          ? {}
          : {
              actions: (
                <button type="button" className="btn" onClick={() => window.print()}>
                  Drukuj albo zapisz PDF
                </button>
              ),
            })}
      />
      {!isPublished && (
        <p className="not-printed">
          Wydarzenie jest szkicem. Plakat i&nbsp;ogłoszenie powstaną same, gdy je opublikujesz: z&nbsp;jego
          tytułu, terminu, miejsca i&nbsp;cen.
        </p>
      )}
      {isPublished && poster.data === undefined && poster.error === null && <Loading />}
      {poster.error !== null && <Trouble error={poster.error} onRetry={() => void poster.refetch()} />}
      {poster.data !== undefined && <Ready poster={poster.data} slug={event.slug} />}
    </>
  )
}

function Ready({ poster, slug }: { poster: Poster; slug: string }): ReactNode {
  const [size, setSize] = useState<PaperSize>('a4')
  const warning = warningOf(poster)
  return (
    <>
      {warning !== null && (
        <p className="poster-warning not-printed" role="status">
          {warning}
        </p>
      )}
      <div className="poster-page">
        <section aria-labelledby="plakat">
          <h2 id="plakat" className="not-printed">
            Plakat
          </h2>
          <fieldset className="poster-choice not-printed">
            <legend>Rozmiar kartki</legend>
            {(['a4', 'a3'] as const).map((each) => (
              <label key={each}>
                <input type="radio" name="size" checked={size === each} onChange={() => setSize(each)} />
                {each.toUpperCase()}
              </label>
            ))}
          </fieldset>
          <PosterSheet poster={poster} size={size} />
          <p className="not-printed">
            Ceny i&nbsp;terminy są takie jak dziś na stronie wydarzenia. Po ich zmianie wydrukuj plakat na
            nowo.
          </p>
        </section>
        <Handouts poster={poster} slug={slug} />
      </div>
    </>
  )
}

/** Why the poster should not be put up now. */
function warningOf({ isTest, calledOff, isArchived, sale }: Poster): string | null {
  if (calledOff) return 'Wydarzenie jest odwołane. Nie rozwieszaj plakatu i zdejmij te, które już wiszą.'
  if (isArchived) return 'Wydarzenie jest w archiwum: już się odbyło.'
  if (isTest)
    return 'Trwa próba zapisów: kto teraz zeskanuje kod, zapisze się tylko na próbę. Rozwieś plakat po jej zakończeniu.'
  if (sale === 'full') return 'Wszystkie miejsca są zajęte. Plakat mówi o tym w miejscu terminu zapisów.'
  return sale === 'closed' ? 'Zapisy są zakończone. Plakat mówi o tym w miejscu terminu zapisów.' : null
}
