import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOwnedEvent } from '../account-events.ts'
import { shortMoment } from '../dates.ts'
import { PageHead } from '../page-head.tsx'
import { savingTrouble } from './saving-trouble.ts'
import { useDraftState, useDraftStore } from './use-draft.ts'
import { useLive } from './use-live.ts'

/** The head of a page of settings: what is saved and what is on the site, and the way back from the last change. */
export function SettingsHead({ title }: { title: string }): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  const { undo, redo } = useDraftStore()
  const { editing } = useDraftState()
  const accountId = useOwnedEvent(eventId).found?.account.id ?? ''
  const { live, isLive } = useLive({ accountId, eventId })
  return (
    <PageHead
      title={title}
      meta={<SavingState more={live === undefined ? '' : isLive ? ' i\u00a0opublikowane' : UNPUBLISHED} />}
      actions={
        <>
          <button type="button" className="btn text" disabled={editing.past.length === 0} onClick={undo}>
            Cofnij
          </button>
          <button type="button" className="btn text" disabled={editing.future.length === 0} onClick={redo}>
            Ponów
          </button>
          <Link className="btn quiet" to="/wydarzenia/$eventId/podglad" params={{ eventId }}>
            Podgląd
          </Link>
          <ToPublication eventId={eventId} isLive={isLive} isKnown={live !== undefined} />
        </>
      }
    />
  )
}

const UNPUBLISHED = ', jeszcze nieopublikowane'

/** The way to the button that publishes; none while the site shows everything. */
function ToPublication(props: { eventId: string; isLive: boolean; isKnown: boolean }): ReactNode {
  const { draft, saving } = useDraftState()
  const isFirst = draft.publishedVersion === null
  if (!isFirst && (!props.isKnown || (props.isLive && saving === 'saved'))) return null
  return (
    <Link
      className="btn"
      to="/wydarzenia/$eventId/pulpit"
      params={{ eventId: props.eventId }}
      hash="publikacja"
    >
      {isFirst ? 'Przejdź do otwarcia' : 'Opublikuj zmiany'}
    </Link>
  )
}

/**
 * Whether everything is saved, in words; why not, where it is not.
 * @param more follows 'Wszystko zapisane'
 * @param quiet says nothing while everything is saved
 */
export function SavingState({ more = '', quiet = false }: { more?: string; quiet?: boolean }): ReactNode {
  const { saveNow } = useDraftStore()
  const { saving, error, draft } = useDraftState()
  if (saving === 'failed')
    return (
      <p className="error" role="alert">
        {savingTrouble(error)}{' '}
        <button type="button" className="link" onClick={saveNow}>
          Zapisz teraz
        </button>
      </p>
    )
  const savedAt = shortMoment(draft.savedAt)
  if (saving !== 'saved') return <p role="status">Zapisuję…</p>
  return quiet ? null : <p role="status">{`Wszystko zapisane (${savedAt})${more}.`}</p>
}
