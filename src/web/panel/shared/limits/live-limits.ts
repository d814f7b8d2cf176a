import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf, OutputOf } from '#contract/endpoint.ts'
import { listLimits, putAllotment, putLimit } from '#contract/limits.ts'
import { ask, isOffline, isRefused } from '#web/lib/ask.ts'
import { draftQuery } from '../draft/draft-api.ts'
import type { EventScope } from '../event-versions.ts'

export type Live = OutputOf<typeof listLimits>
/** A limit with who has taken what of it. */
export type DividedLimit = Live['limits'][number]
export type LiveLimit = OutputOf<typeof putLimit>
export type LiveAllotment = Live['allotments'][number]

export const liveQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['limits', scope],
    queryFn: ({ signal }) => ask(listLimits, { params: scope, signal }),
    refetchInterval: 30_000,
  })

/** How much is taken now of each limit of an event on sale; nothing before it is published. */
export function useLiveLimits(scope: EventScope, isPublished: boolean): Live | null {
  return useQuery({ ...liveQuery(scope), enabled: isPublished }).data ?? null
}

/** 'Zajęte 37 z 60', 'Zajęte 37' where nothing limits. */
export function takenWords({ capacity, taken, waiting, over }: LiveLimit): string {
  const all = capacity === null ? `Zajęte ${taken}` : `Zajęte ${taken} z\u00a0${capacity}`
  return [
    all,
    ...(over > 0 ? [`ponad limit ${over}`] : []),
    ...(waiting > 0 ? [`czeka ${waiting}`] : []),
  ].join(', ')
}

/** Changes a limit at once; the draft then has the number too. */
export function useSetLimit(scope: EventScope) {
  const refresh = useRefresh(scope)
  return useMutation({
    mutationFn: ({ pool, capacity }: { readonly pool: string; readonly capacity: number | null }) =>
      ask(putLimit, { params: { ...scope, pool }, body: { capacity } }),
    onSettled: refresh,
  })
}

/** Sets places aside at once. */
export function useSetAside(scope: EventScope) {
  const refresh = useRefresh(scope)
  return useMutation({
    mutationFn: ({ slug, ...body }: BodyInputOf<typeof putAllotment> & { readonly slug: string }) =>
      ask(putAllotment, { params: { ...scope, slug }, body }),
    onSettled: refresh,
  })
}

function useRefresh(scope: EventScope) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries(liveQuery(scope)),
      client.invalidateQueries({ queryKey: ['hours', scope] }),
      client.invalidateQueries(draftQuery(scope)),
      client.invalidateQueries({ queryKey: ['events', scope.accountId] }),
    ])
}

/** Why it was not changed, and what to do. */
export function liveTrouble(error: unknown): string {
  if (isOffline(error)) return 'Nie zmieniono: brak połączenia. Spróbuj ponownie.'
  if (isRefused(error, 'full')) return 'Nie ma tylu wolnych miejsc. Najpierw zwiększ limit.'
  if (isRefused(error, 'queue')) return 'Na te miejsca czekają osoby z\u00a0listy rezerwowej.'
  if (isRefused(error, 'name_taken')) return 'Takie miejsca są już wydzielone. Wpisz inną nazwę.'
  if (isRefused(error, 'allotment_in_use')) return 'Więcej tych miejsc jest już zajętych.'
  if (isRefused(error, 'not_found'))
    return 'Tego limitu nie ma jeszcze na stronie. Najpierw opublikuj zmiany.'
  return 'Nie udało się zmienić. To nasza usterka, spróbuj za chwilę.'
}
