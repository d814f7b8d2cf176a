import './version-changes.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { differenceWords } from '#i18n/pl/difference/difference-words.ts'
import { definitionQuery, type EventScope } from './event-versions.ts'
import { Trouble } from './trouble.tsx'

/** What a version changed in the one before it, in words. */
export function VersionChanges({ scope, version }: { scope: EventScope; version: number }): ReactNode {
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
  if (changes.length === 0) return <p className="muted">Nikt nie odczuje żadnej zmiany.</p>
  return (
    <ul className="version-changes">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  )
}
