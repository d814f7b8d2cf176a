import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { EventScope, Version } from '../shared/event-versions.ts'
import { publicationOf } from '../shared/publication-words.ts'
import { VersionChanges } from '../shared/version-changes.tsx'

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
          {open && <VersionChanges scope={scope} version={version} />}
        </details>
      )}
    </li>
  )
}
