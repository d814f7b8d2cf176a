import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Api } from '#contract/api.ts'
import { deleteListFile, getListFile, listListFiles, startListFile } from '#contract/list-files.ts'
import { mayReadAllRegistrations } from '#domain/access/rights.ts'
import type { Client } from '#test/support/client.ts'
import { type Ids, type MemberWay, member } from './way.ts'

const ofPeople = ({ accountId, eventId }: Ids) => ({
  params: { accountId, eventId, list: 'people' as const },
  body: { format: 'csv' as const },
})
const ofEvent = ({ accountId, eventId }: Ids) => ({ accountId, eventId })

/** A file of the client, who asks for one only without any; of a client who may not, one that does not exist. */
async function begun(client: Client, ids: Ids): Promise<string> {
  const had = await client.ask(listListFiles, { params: ofEvent(ids) })
  const [first] = listListFiles.output.safeParse(had.json).data?.files ?? []
  if (first !== undefined) return first.id
  const { json } = await client.ask(startListFile, ofPeople(ids))
  return z.object({ id: z.string() }).safeParse(json).data?.id ?? randomUUID()
}

/** Long lists that a job makes files. */
export const LIST_FILE_WAYS = {
  startListFile: member(startListFile, mayReadAllRegistrations, ofPeople),
  listListFiles: member(listListFiles, mayReadAllRegistrations, (ids) => ({ params: ofEvent(ids) })),
  getListFile: {
    ...member(getListFile, mayReadAllRegistrations, async (ids, client) => ({
      params: { ...ofEvent(ids), listFileId: await begun(client, ids) },
    })),
    // No worker makes it here; test/api/list-files.test.ts downloads files.
    refused: 'not_found',
  },
  deleteListFile: member(deleteListFile, mayReadAllRegistrations, async (ids, client) => ({
    params: { ...ofEvent(ids), listFileId: await begun(client, ids) },
  })),
} as const satisfies Partial<Record<keyof Api, MemberWay>>
