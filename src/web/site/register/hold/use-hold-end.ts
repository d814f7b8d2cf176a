import { useEffect, useState } from 'react'

const WARN_BEFORE_MS = 120_000

/**
 * Whether the end is near. At the end the server is asked once more, for another tab may have prolonged it; so it is
 * when the page is looked at again, because the clock of a page stops while a device sleeps.
 * @param ends in the browser's own time, `performance.now()`; null while nothing is held
 */
export function useHoldEnd(ends: number | null, look: () => Promise<void>, end: () => void): boolean {
  const [soon, setSoon] = useState(false)
  useEffect(() => {
    if (ends === null) return setSoon(false)
    const left = ends - performance.now()
    setSoon(left <= WARN_BEFORE_MS)
    const warning = setTimeout(() => setSoon(true), Math.max(0, left - WARN_BEFORE_MS))
    const over = setTimeout(() => void look().then(end), Math.max(0, left))
    const seen = () => document.visibilityState === 'visible' && void look()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearTimeout(warning)
      clearTimeout(over)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [ends, look, end])
  return soon
}
