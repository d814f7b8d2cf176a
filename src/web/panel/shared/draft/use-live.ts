import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { sameValue } from '#domain/values/same-value.ts'
import { definitionQuery, type EventScope } from '../event-versions.ts'
import { useDraftState } from './use-draft.ts'

/** What is on the site now, and whether the saved draft is the same; undefined while nothing is published or known. */
export function useLive(scope: EventScope): {
  readonly live: DefinitionDocument | undefined
  readonly isLive: boolean
} {
  const { draft } = useDraftState()
  const { publishedVersion, definition } = draft
  const live = useQuery({
    ...definitionQuery(scope, publishedVersion ?? 0),
    enabled: publishedVersion !== null,
  }).data
  const isLive = useMemo(() => live !== undefined && sameValue(live, definition), [live, definition])
  return { live, isLive }
}
