import './preview.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { readMoment } from '#domain/values/time.ts'
import { CopyLink } from '../shared/copy-link.tsx'
import { fullMoment } from '../shared/dates.ts'
import { DraftOfEvent } from '../shared/draft/draft-of-event.tsx'
import { previewQuery, usePreviewChange } from '../shared/draft/life-api.ts'
import { savingTrouble } from '../shared/draft/saving-trouble.ts'
import { SavingState } from '../shared/draft/settings-head.tsx'
import { useDraftState } from '../shared/draft/use-draft.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { MomentInput } from '../shared/inputs/moment-input.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Trouble } from '../shared/trouble.tsx'

/** 'Podgląd': the site as the draft would make it, also as of another moment, for whoever gets the address. */
export function PreviewPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <DraftOfEvent eventId={eventId} title="Podgląd">
      {({ account, event }) => (
        <>
          <PageHead title="Podgląd" crumb={<EventCrumbs event={event} />} meta={<SavingState />} />
          <Preview scope={{ accountId: account.id, eventId }} />
        </>
      )}
    </DraftOfEvent>
  )
}

function Preview({ scope }: { scope: EventScope }): ReactNode {
  const found = useQuery(previewQuery(scope))
  const change = usePreviewChange(scope)
  const [moment, setMoment] = useState('')
  // Each return to the present empties the fields.
  const [times, setTimes] = useState(0)
  if (found.isPending) return <div className="bone tall" aria-busy="true" />
  if (found.data === undefined) return <Trouble error={found.error} onRetry={() => void found.refetch()} />
  const preview = found.data
  const status = (
    <p role="status" className="draft-status">
      {change.isPending && 'Zapisuję…'}
      {change.isError && savingTrouble(change.error)}
    </p>
  )
  if (preview === null)
    return (
      <section className="quiet-note">
        <h2>Zobacz stronę, zanim trafi do ludzi</h2>
        <p>
          Pod tajnym adresem zobaczysz stronę wydarzenia z&nbsp;tego szkicu, zanim cokolwiek opublikujesz.
          Możesz go wysłać księdzu, zarządowi albo koleżance: otworzy się bez logowania.
        </p>
        <button
          type="button"
          className="btn"
          disabled={change.isPending}
          onClick={() => change.mutate('renew')}
        >
          Utwórz adres podglądu
        </button>
        {status}
      </section>
    )
  const suffix = momentSuffix(moment)
  return (
    <div className="preview">
      <div className="preview-about">
        <section aria-labelledby="adres-h">
          <h2 id="adres-h">Tajny adres</h2>
          <p>Kto go ma, zobaczy szkic bez logowania i&nbsp;przejdzie formularz. Nikogo nie zapisze.</p>
          <p className="preview-address">{preview.address}</p>
          <div className="preview-acts">
            <a className="btn" href={`${preview.address}${suffix}`} target="_blank" rel="noreferrer">
              Otwórz stronę<span className="sr"> (nowa karta)</span>
            </a>
            <CopyLink address={preview.address} quiet />
          </div>
          <p>Działa do: {fullMoment(preview.expiresAt)}.</p>
          <div className="preview-acts">
            <button
              type="button"
              className="btn text"
              disabled={change.isPending}
              onClick={() => change.mutate('renew')}
            >
              Wymień na nowy
            </button>
            <button
              type="button"
              className="btn text"
              disabled={change.isPending}
              onClick={() => change.mutate('withdraw')}
            >
              Wycofaj adres
            </button>
          </div>
          {status}
        </section>
        <section aria-labelledby="chwila-h">
          <h2 id="chwila-h">Zobacz tak, jak w&nbsp;innej chwili</h2>
          <p>Na przykład tuż po otwarciu zapisów albo po podwyżce cen.</p>
          <MomentInput key={times} label="Chwila" value={moment} onChange={setMoment} />
          {moment !== '' && (
            <button
              type="button"
              className="btn text"
              onClick={() => {
                setMoment('')
                setTimes(times + 1)
              }}
            >
              Wróć do teraz
            </button>
          )}
        </section>
      </div>
      <Phone address={`${preview.frameAddress}${suffix}`} />
    </div>
  )
}

/** The page in a frame of the size of a phone; it is loaded again after every saved change. */
function Phone({ address }: { address: string }): ReactNode {
  const { draft } = useDraftState()
  return (
    <div className="preview-phone">
      <iframe key={`${address} ${draft.revision}`} src={address} title="Strona wydarzenia na telefonie" />
    </div>
  )
}

/** The moment of a field as the address has it; empty while it is not whole. */
function momentSuffix(typed: string): string {
  const moment = readMoment(typed)
  return moment === null ? '' : `~${moment.toString({ smallestUnit: 'minute' }).replace(':', '-')}`
}
