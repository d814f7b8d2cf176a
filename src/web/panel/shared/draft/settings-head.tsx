import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shortMoment } from '../dates.ts'
import { PageHead } from '../page-head.tsx'
import { savingTrouble } from './saving-trouble.ts'
import { useDraftState, useDraftStore } from './use-draft.ts'

/** The head of a page of settings: what is saved and what is on the site, and the way back from the last change. */
export function SettingsHead({ title }: { title: string }): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  const { undo, redo } = useDraftStore()
  const { editing, draft } = useDraftState()
  return (
    <PageHead
      title={title}
      meta={<SavingState />}
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
          <Link className="btn" to="/wydarzenia/$eventId/pulpit" params={{ eventId }} hash="publikacja">
            {draft.publishedVersion === null ? 'Przejdź do otwarcia' : 'Opublikuj zmiany'}
          </Link>
        </>
      }
    />
  )
}

/** Whether everything is saved, in words; why not, where it is not. */
export function SavingState(): ReactNode {
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
  return <p role="status">{saving === 'saved' ? `Wszystko zapisane (${savedAt}).` : 'Zapisuję…'}</p>
}
