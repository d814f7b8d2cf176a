import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import type { EventScope } from '../event-versions.ts'
import { draftQuery, draftStoreQuery } from './draft-api.ts'
import type { Draft, DraftState, DraftStore } from './draft-store.ts'

/** A draft as the pages of its settings show and change it. */
export interface DraftEditor {
  /** What is saved, with everything changed since. */
  readonly document: DefinitionDocument
  /** Of what was saved last; paths are within it. */
  readonly problems: Draft['problems']
  readonly warnings: Draft['warnings']
  /** Changes the document; it is saved by itself a moment later. */
  readonly change: (make: (document: DefinitionDocument) => DefinitionDocument) => void
}

const DraftContext = createContext<DraftStore | null>(null)
/** Gives the pages within it the draft of an event. */
export const DraftProvider = DraftContext.Provider

/** Loads the draft of an event once, and keeps it up with what others save. */
export function useLoadedDraft(scope: EventScope) {
  const client = useQueryClient()
  const store = useQuery(draftStoreQuery(client, scope))
  const newest = useQuery({ ...draftQuery(scope), enabled: store.isSuccess })
  useEffect(() => {
    if (newest.data !== undefined) store.data?.takeOver(newest.data)
  }, [store.data, newest.data])
  useEffect(() => {
    const saveNow = () => store.data?.saveNow()
    window.addEventListener('online', saveNow)
    return () => window.removeEventListener('online', saveNow)
  }, [store.data])
  return store
}

export function useDraftStore(): DraftStore {
  const store = useContext(DraftContext)
  if (store === null) throw new Error('No draft surrounds this page.')
  return store
}

export function useDraftState(): DraftState {
  const store = useDraftStore()
  return useSyncExternalStore(store.subscribe, store.state)
}

export function useDraft(): DraftEditor {
  const { change } = useDraftStore()
  const { editing, draft } = useDraftState()
  return { document: editing.shown, problems: draft.problems, warnings: draft.warnings, change }
}
