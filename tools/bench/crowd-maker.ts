import { sql } from 'kysely'
import pg from 'pg'
import { z } from 'zod'
import { kysely, openDatabase } from '#server/db/database.ts'
import { refreshRegistrations } from '#server/features/registrations/lists/refresh-registrations.ts'
import { ctxOf } from './ctx-of.ts'

/** Makes the derived rows of some registrations of an event by the product's own function. The task comes as JSON. */
const taskSchema = z.object({
  ...{ url: z.string(), account: z.uuid(), event: z.uuid() },
  /** Of the registrations, in the order of their ids, both included. */
  ...{ first: z.uuid(), last: z.uuid() },
})

export type CrowdTask = z.infer<typeof taskSchema>

const BATCH = 500
/** While one batch is reckoned, the rows of another are written. */
const AT_ONCE = 2

const task = taskSchema.parse(JSON.parse(process.argv[2] ?? ''))
const owner = new pg.Client(task.url)
await owner.connect()
const { rows } = await owner.query<{ id: string }>(
  `SELECT registration_id AS id FROM registration
    WHERE event_id = $1 AND registration_id BETWEEN $2 AND $3 ORDER BY registration_id`,
  [task.event, task.first, task.last],
)
await owner.end()
const db = openDatabase(task.url, AT_ONCE)
const ctx = ctxOf(db, task.account)
let next = 0
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < rows.length) {
      const batch = rows.slice(next, next + BATCH).map(({ id }) => id)
      next += BATCH
      await db.tenant(task.account, async (tx) => {
        // The others of an event wait for its sums until this batch is written, on a busy machine for long.
        await sql`SET LOCAL lock_timeout = 0`.execute(kysely(tx))
        await refreshRegistrations(tx, ctx, batch)
      })
    }
  }),
)
await db.close()
