import { useEffect, useRef, useState } from 'react'
import { distance, notPast, type Step, stepOfHash } from './steps.ts'

/**
 * The current step. Each is an entry of the browser's history: its back button goes one step back, and so does the
 * page's own, which adds no entry. An address never leads past `furthest`.
 */
export function useStep(furthest: Step, ready: boolean) {
  const [step, setStep] = useState<Step>('domena')
  const limit = useRef(furthest)
  useEffect(() => {
    limit.current = furthest
  })
  useEffect(() => {
    if (!ready) return
    const read = () => {
      const wanted = stepOfHash(location.hash)
      const shown = notPast(wanted, limit.current)
      setStep(shown)
      if (shown !== wanted) leaveEntry(distance(wanted, shown), shown)
    }
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [ready])
  const go = (next: Step) => {
    // By the address and not by what was rendered: the browser's back button may have been pressed meanwhile.
    const by = distance(stepOfHash(location.hash), next)
    if (by === 0) return
    if (by < 0 && entriesBefore() >= -by) return history.go(by)
    history.pushState({ before: entriesBefore() + 1 }, '', `#${next}`)
    setStep(next)
    scrollTo(0, 0)
  }
  return { step, go }
}

/** Leads from a forbidden entry to an allowed one: back to it, or into it where there is no earlier entry. */
function leaveEntry(by: number, shown: Step): void {
  if (entriesBefore() >= -by) history.go(by)
  else history.replaceState(history.state, '', `#${shown}`)
}

/** The number of steps of the wizard before this entry of the history. */
function entriesBefore(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'before' in state ? Number(state.before) : 0
}
