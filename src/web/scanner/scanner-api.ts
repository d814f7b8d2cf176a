import { queryOptions } from '@tanstack/react-query'
import { createScan, listScans } from '#contract/check-in.ts'
import type { BodyInputOf, OutputOf } from '#contract/endpoint.ts'
import { getSession, listEvents } from '#contract/panel.ts'
import { ask } from '#web/lib/ask.ts'
import { call } from '#web/lib/call.ts'

export type Verdict = OutputOf<typeof createScan>
export type Holder = Extract<Verdict, { verdict: 'enter' }>['holder']
export type ScanList = OutputOf<typeof listScans>

/** An event that this person may stand at the gate of. */
export interface GateEvent {
  readonly accountId: string
  readonly eventId: string
  readonly title: string
  readonly start: string | null
}

/** Who is signed in, and the published events of all their accounts. */
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

/** The last scans and the counts of an event; other gates scan too, so it follows them. */
export const scansQuery = ({ accountId, eventId }: GateEvent) =>
  queryOptions({
    queryKey: ['scans', eventId],
    queryFn: ({ signal }) => ask(listScans, { params: { accountId, eventId }, signal }),
    refetchInterval: 15_000,
  })

/** Asks for the verdict on a code. The same nonce is the same scan, however often it is sent. */
export const sendScan = ({ accountId, eventId }: GateEvent, body: BodyInputOf<typeof createScan>) =>
  call(createScan, { params: { accountId, eventId }, body })
