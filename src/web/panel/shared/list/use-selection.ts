import { useState } from 'react'

/** Which rows are selected: some of those that are shown, or all that match, also those that are not shown. */
export interface Selection {
  readonly ids: readonly string[]
  readonly isAll: boolean
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  /** Selects these rows, or none when they are selected. */
  readonly toggleShown: (shown: readonly string[]) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

interface Kept {
  readonly key: string
  readonly ids: readonly string[]
  readonly isAll: boolean
}

const NOTHING: Kept = { key: '', ids: [], isAll: false }

/** @param key of the filters: with others nothing is selected any more */
export function useSelection(key: string): Selection {
  const [kept, keep] = useState<Kept>({ ...NOTHING, key })
  const { ids, isAll } = kept.key === key ? kept : NOTHING
  const select = (next: readonly string[]) => keep({ key, ids: next, isAll: false })
  return {
    ids,
    isAll,
    has: (id) => isAll || ids.includes(id),
    toggle: (id) => select(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    toggleShown: (shown) => select(isAll || shown.every((id) => ids.includes(id)) ? [] : shown),
    selectAll: () => keep({ key, ids: [], isAll: true }),
    clear: () => select([]),
  }
}
