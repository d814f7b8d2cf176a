import { useEffect, useRef, useState } from 'react'
import { type FormStep, type StepId, stepOfHash } from './order/steps.ts'

/**
 * The current step. Each is an entry of the browser's history, so its back button works. An address never
 * leads past `furthest`, the first step in which something is missing.
 */
export function useStep(steps: readonly StepId[], furthest: FormStep, ready: boolean) {
  const [step, setStep] = useState<FormStep>('osoby')
  const limit = useRef(furthest)
  useEffect(() => {
    limit.current = furthest
  })
  useEffect(() => {
    if (!ready) return
    const read = () => {
      const wanted = stepOfHash(location.hash, steps) ?? 'osoby'
      setStep(steps.indexOf(wanted) > steps.indexOf(limit.current) ? limit.current : wanted)
    }
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [steps, ready])
  const go = (next: FormStep) => {
    if (next === step) return
    history.pushState(null, '', `#${next}`)
    setStep(next)
    scrollTo(0, 0)
  }
  return { step, go }
}
