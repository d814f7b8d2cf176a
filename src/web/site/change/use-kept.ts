import { useEffect } from 'react'
import { browserStore } from '#web/lib/browser-store.ts'
import { forgetChange, type KeptChange, saveChange } from './change-store.ts'

interface Keeping extends KeptChange {
  readonly number: string
  /** Nothing is kept or forgotten before the browser has looked for what was typed earlier. */
  readonly ready: boolean
  /** Whether there is anything to keep: not where nothing is otherwise, or nothing can be changed any more. */
  readonly isWorth: boolean
}

/** Keeps in this browser what is typed, as it changes. */
export function useKept({ number, ready, isWorth, order, agreed, revision }: Keeping): void {
  useEffect(() => {
    if (!ready) return
    const store = browserStore()
    if (isWorth) saveChange(number, { order, agreed, revision }, { store, now: Date.now() })
    else forgetChange(number, store)
  }, [number, ready, isWorth, order, agreed, revision])
}
