import { useCallback, useEffect, useRef, useState } from 'react'
import type { getAvailability as GetAvailability } from '#contract/site.ts'
import type { Free } from '#domain/capacity/free-places.ts'
import { call, type Remote } from '#web/lib/call.ts'

export const getAvailability: Remote<typeof GetAvailability> = {
  method: 'GET',
  path: '/v1/site/events/:slug/availability',
}

/** A moment of the server's clock, and when the browser received it (`performance.now()`). */
export interface Clock {
  readonly now: string
  readonly learned: number
}

/**
 * Free places and the time, as the page knew them, until fetched again. The page's clock is rounded to the minute,
 * because every visitor gets the same page. A failed request changes nothing.
 */
export function useFree(slug: string, known: Free, now: string) {
  const [free, setFree] = useState(known)
  const [clock, setClock] = useState<Clock>(() => ({ now, learned: performance.now() }))
  const asking = useRef<AbortController>(null)
  const ask = useCallback(async () => {
    // A request that is still being repeated is the same one: only the newest is awaited.
    asking.current?.abort()
    asking.current = new AbortController()
    const answer = await call(getAvailability, { params: { slug }, signal: asking.current.signal })
    if (!answer.ok) return
    setFree(answer.data.free)
    setClock({ now: answer.data.now, learned: performance.now() })
  }, [slug])
  useEffect(() => () => asking.current?.abort(), [])
  return { free, clock, ask }
}
