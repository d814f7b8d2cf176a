import { useCallback, useState } from 'react'
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
  const ask = useCallback(async () => {
    const answer = await call(getAvailability, { params: { slug }, retries: 0 })
    if (answer.ok) setFree(answer.data.free)
  }, [slug])
  return { free, ask }
}
