import { QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { checkDomain as CheckDomain } from '#contract/accounts.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { ANSWER_FRESH_FOR, ANSWER_KEPT_FOR, SETTLED_AFTER } from './timing.ts'

export const checkDomain: Remote<typeof CheckDomain> = {
  method: 'POST',
  path: '/v1/accounts/domains/availability',
}

/** The known state of a host (specification §4). `unasked`: there is no valid host to query. */
export type Availability = 'unasked' | 'checking' | 'available' | 'unavailable' | 'failed'

/** The answer about a host. Each host is cached separately, so no answer is ever used for another. */
const domainQuery = (host: string) =>
  queryOptions({
    queryKey: ['domain', host],
    queryFn: async ({ signal }) => {
      const answer = await call(checkDomain, { body: { domain: host }, signal })
      if (!answer.ok) throw new Error(answer.code)
      return answer.data.available
    },
    staleTime: ANSWER_FRESH_FOR,
    gcTime: ANSWER_KEPT_FOR,
    // A failed check is shown at once, with a button to repeat it.
    retry: false,
    networkMode: 'always',
  })

/** Answers are kept in the memory of the page. */
export const createAnswers = (): QueryClient => new QueryClient()

/** Whether a host is free, queried once it has stayed the same for 200 ms; `null` while there is no valid one. */
export function useAvailability(host: string | null) {
  const answers = useQueryClient()
  const settled = useSettled(host)
  const { data, isFetching, isError, refetch } = useQuery({
    ...domainQuery(host ?? ''),
    enabled: host !== null && settled === host,
  })
  return {
    availability: availabilityOf({ host, available: data, isFetching, isError }),
    recheck: () => void refetch(),
    /** Drops the answer about a host that an account has taken; queries again if the host is still wanted. */
    forget: (taken: string) => void answers.resetQueries({ queryKey: domainQuery(taken).queryKey }),
  }
}

/** The state of a query, in the terms of the specification. */
export function availabilityOf(query: {
  readonly host: string | null
  readonly available: boolean | undefined
  readonly isFetching: boolean
  readonly isError: boolean
}): Availability {
  if (query.host === null) return 'unasked'
  if (query.isFetching) return 'checking'
  if (query.isError) return 'failed'
  if (query.available === undefined) return 'checking'
  return query.available ? 'available' : 'unavailable'
}

/** The last value that has stayed unchanged for 200 ms. */
function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
