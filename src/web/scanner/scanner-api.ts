import { queryOptions } from '@tanstack/react-query'
import { createScan, listScans } from '#contract/check-in.ts'
import type { BodyInputOf, OutputOf } from '#contract/endpoint.ts'
import { getSession, listEvents } from '#contract/panel.ts'
import { ask } from '#web/lib/ask.ts'
import { call } from '#web/lib/call.ts'

export type Verdict = OutputOf<typeof createScan>
export type Holder = Extract<Verdict, { verdict: 'enter' }>['holder']
export type ScanList = OutputOf<typeof listScans>

/** An event at whose gate this person may scan. */
export interface GateEvent {
  readonly accountId: string
  readonly eventId: string
  readonly title: string
  readonly start: string | null
}

/** The signed-in user, and the published events of all their accounts. */
export const gateQuery = queryOptions({
  queryKey: ['gate'],
  queryFn: async ({ signal }) => {
    const { user, accounts } = await ask(getSession, { signal })
    const lists = await Promise.all(accounts.map(({ id }) => eventsOf(id, signal)))
    return { userName: user.name, events: lists.flat() }
  },
  staleTime: 60_000,
})

async function eventsOf(accountId: string, signal: AbortSignal): Promise<readonly GateEvent[]> {
  const { events } = await ask(listEvents, { params: { accountId }, signal })
  return events
    .filter(({ state }) => state === 'published')
    .map(({ id, title, start }) => ({ accountId, eventId: id, title, start }))
}

/** The last scans and the counts of an event; refreshed, because other gates scan too. */
export const scansQuery = ({ accountId, eventId }: GateEvent) =>
  queryOptions({
    queryKey: ['scans', eventId],
    queryFn: ({ signal }) => ask(listScans, { params: { accountId, eventId }, signal }),
    refetchInterval: 15_000,
  })

/** Requests the verdict on a code. The same nonce is the same scan, however many times it is sent. */
export const sendScan = ({ accountId, eventId }: GateEvent, body: BodyInputOf<typeof createScan>) =>
  call(createScan, { params: { accountId, eventId }, body })
