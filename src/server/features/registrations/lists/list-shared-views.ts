import { z } from 'zod'
import type { Tx } from '#server/db/database.ts'
import { sharedViewRows } from './views.queries.ts'

const view = z.object({
  listViewId: z.string(),
  list: z.enum(['people', 'registrations']),
  name: z.string(),
  search: z.record(z.string(), z.string()),
})

/** The views of both lists of an event that the whole team sees, by name. */
export const listSharedViews = async (tx: Tx, eventId: string): Promise<z.output<typeof view>[]> =>
  (await sharedViewRows(tx, eventId)).map((row) => view.parse(row))
