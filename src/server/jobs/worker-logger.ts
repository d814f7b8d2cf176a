import { Logger } from 'graphile-worker'
import type { Log } from '../ctx.ts'

/** The worker's own words in our log; what is only chatter is left out. */
export function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const details = { worker: true, ...meta }
    if (level === 'error') log.error(details, message)
    else if (level === 'warning') log.warn(details, message)
  })
}
