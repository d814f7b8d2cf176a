import { type Runner, run } from 'graphile-worker'
import type { Ctx } from './ctx.ts'
import { createPool } from './db/pool.ts'
import { sendMessageJob } from './features/messages/send-message.job.ts'
import { settleNoticeJob } from './features/payments/settle-notice.job.ts'
import { expireRegistrationJob } from './features/registrations/expire-registration.job.ts'
import { remindToPayJob } from './features/registrations/remind-to-pay.job.ts'
import type { JobPayloads } from './jobs/enqueue.queries.ts'
import type { RunJob } from './jobs/job.ts'
import { workerLogger } from './jobs/worker-logger.ts'

/** Jobs of parties outside the product, such as the test gateway; main brings them. */
export type OutsideJobs = Pick<Record<keyof JobPayloads, RunJob>, 'deliver-test-notice'>

/** Which function runs which job; the compiler finds one that is missing. */
const jobs = (outside: OutsideJobs): Record<keyof JobPayloads, RunJob> => ({
  'expire-registration': expireRegistrationJob,
  'remind-to-pay': remindToPayJob,
  'send-message': sendMessageJob,
  'settle-notice': settleNoticeJob,
  ...outside,
})

/** How many jobs run at once on a node. */
const CONCURRENCY = 4

export interface Worker {
  stop(): Promise<void>
}

/**
 * Runs the jobs that lie in the database, with a role and connections of its own. A job that throws
 * runs again later; one whose server was killed runs again on the next.
 */
export async function startWorker(url: string, makeCtx: () => Ctx, outside: OutsideJobs): Promise<Worker> {
  const pool = createPool(url, 'zapisano_worker', CONCURRENCY + 2)
  const taskList = Object.fromEntries(
    Object.entries(jobs(outside)).map(([name, runJob]) => [
      name,
      (payload: unknown) => runJob(makeCtx(), payload),
    ]),
  )
  const runner: Runner = await run({
    pgPool: pool,
    taskList,
    concurrency: CONCURRENCY,
    pollInterval: 1000,
    noHandleSignals: true,
    noPreparedStatements: true,
    logger: workerLogger(makeCtx().log),
  })
  return {
    async stop() {
      await runner.stop()
      await pool.end()
    },
  }
}
