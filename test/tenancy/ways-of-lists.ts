import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Api } from '#contract/api.ts'
import {
  countRows,
  deleteView,
  exportList,
  getListFields,
  listRows,
  listViews,
  saveView,
} from '#contract/lists.ts'
import { mayReadAllRegistrations } from '#domain/access/rights.ts'
import type { Client } from '#test/support/client.ts'
import { type Ids, type MemberWay, member } from './way.ts'

const people = ({ accountId, eventId }: Ids) => ({
  params: { accountId, eventId, list: 'people' as const },
})
const view = { name: 'Widok', search: {}, shared: true }

/** A view that the client has just saved; of a client who may not, one that does not exist. */
async function viewOf(client: Client, ids: Ids): Promise<string> {
  const saved = await client.ask(saveView, { ...people(ids), body: view })
  return z.object({ id: z.string() }).safeParse(saved.json).data?.id ?? randomUUID()
}

/** The lists of the office. */
export const LIST_WAYS = {
  listRows: member(listRows, mayReadAllRegistrations, people),
  countRows: member(countRows, mayReadAllRegistrations, people),
  getListFields: member(getListFields, mayReadAllRegistrations, people),
  exportList: member(exportList, mayReadAllRegistrations, (ids) => ({
    ...people(ids),
    query: { format: 'csv' as const },
  })),
  listViews: member(listViews, mayReadAllRegistrations, people),
  saveView: member(saveView, mayReadAllRegistrations, (ids) => ({ ...people(ids), body: view })),
  deleteView: member(deleteView, mayReadAllRegistrations, async (ids, client) => ({
    params: { ...people(ids).params, viewId: await viewOf(client, ids) },
  })),
} as const satisfies Partial<Record<keyof Api, MemberWay>>
