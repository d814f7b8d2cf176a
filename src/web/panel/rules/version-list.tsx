import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { differenceWords } from '#i18n/pl/difference/difference-words.ts'
import { definitionQuery, type EventScope, type Version } from '../shared/event-versions.ts'
import { Trouble } from '../shared/trouble.tsx'
import { publicationOf } from './publication.ts'

/** Every version that was published, and what it changed. */
export function VersionList(props: {
  scope: EventScope
  shown: number
  versions: readonly Version[]
}): ReactNode {
  return (
    <section id="wersje" aria-labelledby="wersje-h">
      <h2 id="wersje-h">Wersje</h2>
      <p className="rules-note">Zgłoszenia zachowują zasady wersji, w&nbsp;której powstały.</p>
      <ul className="rules-versions">
        {props.versions.map((version) => (
          <VersionItem
            key={version.version}
            scope={props.scope}
            version={version}
            isShown={version.version === props.shown}
          />
        ))}
      </ul>
    </section>
  )
}

function VersionItem(props: { scope: EventScope; version: Version; isShown: boolean }): ReactNode {
  const { scope, isShown } = props
  const { version } = props.version
  const [open, setOpen] = useState(false)
  const { eventId } = scope
  return (
    <li>
      <h3>
        {isShown ? (
          `Wersja ${version}, pokazana wyżej`
        ) : (
          <Link to="/wydarzenia/$eventId/zasady" params={{ eventId }} search={{ wersja: version }}>
            {`Wersja ${version}`}
          </Link>
        )}
      </h3>
      <p className="rules-detail">{publicationOf(props.version)}</p>
      {version > 1 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>Co się zmieniło</summary>
          {open && <Changes scope={scope} version={version} />}
        </details>
      )}
    </li>
  )
}

function Changes({ scope, version }: { scope: EventScope; version: number }): ReactNode {
  const before = useQuery(definitionQuery(scope, version - 1))
  const after = useQuery(definitionQuery(scope, version))
  const error = before.error ?? after.error
  if (error !== null) {
    const retry = () => {
      for (const query of [before, after]) if (query.isError) void query.refetch()
    }
    return <Trouble error={error} onRetry={retry} />
  }
  if (before.data === undefined || after.data === undefined)
    return <div className="bone row" aria-busy="true" />
  return <ChangeList before={before.data} after={after.data} />
}

function ChangeList({ before, after }: { before: DefinitionDocument; after: DefinitionDocument }): ReactNode {
  const changes = useMemo(
    () => differenceWords(expandDefinition(before), expandDefinition(after)),
    [before, after],
  )
  if (changes.length === 0) return <p className="rules-note">Nikt nie odczuje żadnej zmiany.</p>
  return (
    <ul className="rules-changes">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  )
}
