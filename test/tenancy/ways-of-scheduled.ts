import { randomUUID } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import { deleteScheduled, listScheduled, putScheduled } from '#contract/scheduled.ts'
import { mayEditRegistrations, mayReadAllRegistrations } from '#domain/access/rights.ts'
import type { Client } from '#test/support/client.ts'
import { type Ids, type MemberWay, member } from './way.ts'
import { LIST_FILE_WAYS } from './ways-of-list-files.ts'

/** What the client may schedule, told to the first member; of a client who may not, something that does not exist. */
async function put(client: Client, { accountId, eventId }: Ids) {
  const { json } = await client.ask(listScheduled, { params: { accountId, eventId } })
  const found = listScheduled.output.safeParse(json).data
  return {
    params: { accountId, eventId, scheduledId: randomUUID() },
    body: {
      subject: found?.subjects[0]?.subject ?? 'settlement',
      rhythm: { kind: 'daily' as const, hour: 7 },
      readers: [found?.members[0]?.id ?? randomUUID()],
      paused: false,
    },
  }
}

/** Mails about lists and reports at terms, and files of long lists. */
export const SCHEDULED_WAYS = {
  ...LIST_FILE_WAYS,
  listScheduled: member(listScheduled, mayReadAllRegistrations, ({ accountId, eventId }) => ({
    params: { accountId, eventId },
  })),
  putScheduled: member(putScheduled, mayEditRegistrations, (ids, client) => put(client, ids)),
  deleteScheduled: member(deleteScheduled, mayEditRegistrations, async (ids, client) => {
    const made = await put(client, ids)
    await client.ask(putScheduled, made)
    return { params: made.params }
  }),
} as const satisfies Partial<Record<keyof Api, MemberWay>>
