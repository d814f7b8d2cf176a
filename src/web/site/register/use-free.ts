import { useCallback, useEffect, useRef, useState } from 'react'
import type { getAvailability as GetAvailability } from '#contract/site.ts'
import { call, type Remote } from '#web/lib/call.ts'
import type { Free } from '../event/sale-state.ts'

export const getAvailability: Remote<typeof GetAvailability> = {
  method: 'GET',
  path: '/v1/site/events/:slug/availability',
}

/** Free places, as the page knew them, until asked again. A failed question changes nothing. */
export function useFree(slug: string, known: Free) {
  const [free, setFree] = useState(known)
  const asking = useRef<AbortController>(null)
  const ask = useCallback(async () => {
    // A question that is still being repeated is the same one: only the newest is waited for.
    asking.current?.abort()
    asking.current = new AbortController()
    const answer = await call(getAvailability, { params: { slug }, signal: asking.current.signal })
    if (answer.ok) setFree(answer.data.free)
  }, [slug])
  useEffect(() => () => asking.current?.abort(), [])
  return { free, ask }
}
