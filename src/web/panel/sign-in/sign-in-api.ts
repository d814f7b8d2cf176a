import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { createSession, issueLocalToken, listLocalPeople } from '#contract/panel.ts'
import { ask } from '#web/lib/ask.ts'

export type LocalPerson = OutputOf<typeof listLocalPeople>['people'][number]

/** The people of the local issuer, where it stands in for Google. */
export const localPeopleQuery = queryOptions({
  queryKey: ['local-people'],
  queryFn: async ({ signal }) => (await ask(listLocalPeople, { signal })).people,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Signs a test person in: the local issuer gives the token that Google would give. */
export async function signInAs(subject: string): Promise<void> {
  const { token } = await ask(issueLocalToken, { params: { subject } })
  await signInWith(token)
}

/** Opens a session for whoever the identity token speaks of. */
export async function signInWith(token: string): Promise<void> {
  await ask(createSession, { body: { token } })
}
