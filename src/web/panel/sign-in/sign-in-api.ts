import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { createSession, issueLocalToken, listLocalPeople } from '#contract/panel.ts'
import { ask, isRefused } from '#web/lib/ask.ts'

export type LocalPerson = OutputOf<typeof listLocalPeople>['people'][number]

/** The people of the local issuer; null where there is no such issuer (outside development). */
export const localPeopleQuery = queryOptions({
  queryKey: ['local-people'],
  queryFn: async ({ signal }): Promise<readonly LocalPerson[] | null> => {
    try {
      return (await ask(listLocalPeople, { signal })).people
    } catch (error) {
      if (isRefused(error, 'not_found')) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Signs a test person in: the local issuer gives the token that Google would give. */
export async function signInAs(subject: string): Promise<void> {
  const { token } = await ask(issueLocalToken, { params: { subject } })
  await ask(createSession, { body: { token } })
}
