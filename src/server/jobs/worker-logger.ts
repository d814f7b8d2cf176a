import { Logger } from 'graphile-worker'
import { z } from 'zod'
import type { Log } from '#server/context/ctx.ts'

/** What is logged of a job. Its payload may hold an address, so may the fields of an error of the database. */
const logged = z.object({
  job: z.object({ id: z.coerce.string(), task_identifier: z.string(), attempts: z.number() }),
})

/**
 * The worker's own messages in our log; unimportant ones are left out. A message about a failure contains the error
 * with its stack.
 */
export function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const about = logged.safeParse(meta)
    const details = { worker: true, ...about.data }
    if (level === 'error') log.error(details, message)
    else if (level === 'warning') log.warn(details, message)
  })
}
