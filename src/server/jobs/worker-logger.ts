import { Logger } from 'graphile-worker'
import type { Log } from '#server/context/ctx.ts'

/** The worker's own messages in our log; unimportant ones are left out. */
export function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const details = { worker: true, ...meta }
    if (level === 'error') log.error(details, message)
    else if (level === 'warning') log.warn(details, message)
  })
}
