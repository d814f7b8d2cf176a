import { useEffect, useState } from 'react'

/**
 * How often the page was returned to by the browser's back button: shown as it was left, or loaded from the browser's
 * cache. Its content may be outdated by then. Runs `onReturn` each time.
 */
export function useReturn(onReturn: () => void): number {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded instanceof PerformanceNavigationTiming && loaded.type === 'back_forward') setTimes(1)
  }, [])
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      onReturn()
      setTimes((before) => before + 1)
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  })
  return times
}
