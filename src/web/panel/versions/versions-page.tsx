import './versions.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sameValue } from '#domain/values/same-value.ts'
import { DraftOfEvent } from '../shared/draft/draft-of-event.tsx'
import { savingTrouble } from '../shared/draft/saving-trouble.ts'
import { SavingState } from '../shared/draft/settings-head.tsx'
import { useDraft, useDraftState, useDraftStore } from '../shared/draft/use-draft.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { definitionQuery, type EventScope, type Version, versionsQuery } from '../shared/event-versions.ts'
import { PageHead } from '../shared/page-head.tsx'
import { publicationOf } from '../shared/publication-words.ts'
import { Tag } from '../shared/tag.tsx'
import { Trouble } from '../shared/trouble.tsx'
import { VersionChanges } from '../shared/version-changes.tsx'

/** 'Wersje': everything that was ever on the site, and the way back to it. */
export function VersionsPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <DraftOfEvent eventId={eventId} title="Wersje">
      {({ account, event }) => (
        <>
          <PageHead title="Wersje" crumb={<EventCrumbs event={event} />} meta={<SavingState />} />
          <Versions scope={{ accountId: account.id, eventId }} />
        </>
      )}
    </DraftOfEvent>
  )
}

function Versions({ scope }: { scope: EventScope }): ReactNode {
  const versions = useQuery(versionsQuery(scope))
  const [returned, setReturned] = useState<number | null>(null)
  if (versions.isPending) return <div className="bone tall" aria-busy="true" />
  if (versions.data === undefined)
    return <Trouble error={versions.error} onRetry={() => void versions.refetch()} />
  if (versions.data.length === 0)
    return (
      <section className="quiet-note">
        <h2>Nic jeszcze nie było na stronie</h2>
        <p>Każde opublikowanie zostaje tutaj. Do każdej wersji będzie można wrócić.</p>
      </section>
    )
  return (
    <>
      <p className="versions-note">
        Powrót zmienia tylko szkic: strona zmieni się, gdy go opublikujesz. Zgłoszenia zachowują zasady
        wersji, w&nbsp;której powstały.
      </p>
      <Returned version={returned} onUndone={() => setReturned(null)} />
      <ul className="sheet versions">
        {versions.data.map((version, index) => (
          <VersionItem
            key={version.version}
            scope={scope}
            version={version}
            isLive={index === 0}
            onReturn={() => setReturned(version.version)}
          />
        ))}
      </ul>
    </>
  )
}

function Returned({ version, onUndone }: { version: number | null; onUndone: () => void }): ReactNode {
  const { undo } = useDraftStore()
  const { editing } = useDraftState()
  return (
    <div role="status" className="versions-returned">
      {version !== null && (
        <>
          <p>W&nbsp;szkicu jest teraz wersja {version}.</p>
          <button
            type="button"
            className="btn text"
            disabled={editing.past.length === 0}
            onClick={() => {
              undo()
              onUndone()
            }}
          >
            Cofnij
          </button>
        </>
      )}
    </div>
  )
}

function VersionItem(props: {
  scope: EventScope
  version: Version
  isLive: boolean
  onReturn: () => void
}): ReactNode {
  const { scope, isLive } = props
  const { version } = props.version
  const [open, setOpen] = useState(false)
  return (
    <li>
      <div className="versions-head">
        <h2>{`Wersja ${version}`}</h2>
        {isLive && (
          <Tag tone="ok" icon="check">
            Na stronie
          </Tag>
        )}
      </div>
      <p>{publicationOf(props.version)}</p>
      {version === 1 ? (
        <p>Pierwsze otwarcie zapisów.</p>
      ) : (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>Co się zmieniło</summary>
          {open && <VersionChanges scope={scope} version={version} />}
        </details>
      )}
      <Return scope={scope} version={version} onReturn={props.onReturn} />
    </li>
  )
}

/** Puts a version into the draft as one change, which can be undone like any other. */
function Return(props: { scope: EventScope; version: number; onReturn: () => void }): ReactNode {
  const { scope, version, onReturn } = props
  const client = useQueryClient()
  const { document, change } = useDraft()
  const known = client.getQueryData(definitionQuery(scope, version).queryKey)
  const [error, setError] = useState<unknown>(null)
  const goBack = async () => {
    try {
      const earlier = await client.fetchQuery(definitionQuery(scope, version))
      change(() => earlier)
      setError(null)
      onReturn()
    } catch (failed) {
      setError(failed)
    }
  }
  if (known !== undefined && sameValue(known, document)) return <p>To samo jest teraz w&nbsp;szkicu.</p>
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => void goBack()}>
        Wróć do tej wersji
        <span className="sr">: {version}</span>
      </button>
      {error !== null && <p role="alert">{savingTrouble(error)}</p>}
    </>
  )
}
