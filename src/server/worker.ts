import type { Ctx } from './ctx.ts'
import { createPool } from './db/pool.ts'
import { sendMessageJob } from './features/messages/send-message.job.ts'
import { sweepJob } from './features/operation/sweep.job.ts'
import { sendRefundJob } from './features/payments/send-refund.job.ts'
import { settleNoticeJob } from './features/payments/settle-notice.job.ts'
import { sweepEventJob } from './features/places/sweep-event.job.ts'
import { reconcileJob } from './features/reconciliation/reconcile.job.ts'
import { callOffEventJob } from './features/registrations/call-off-event.job.ts'
import { endRefusedJob } from './features/registrations/end-refused.job.ts'
import { endUnpaidJob } from './features/registrations/end-unpaid.job.ts'
import { expireRegistrationJob } from './features/registrations/expire-registration.job.ts'
import { noteWaitingApprovalJob } from './features/registrations/note-waiting-approval.job.ts'
import { remindToPayJob } from './features/registrations/remind-to-pay.job.ts'
import { sendTicketsJob } from './features/registrations/send-tickets.job.ts'
import { offerPlacesJob } from './features/waiting-list/offer-places.job.ts'
import { enqueueMissing, type JobPayloads } from './jobs/enqueue.queries.ts'
import type { RunJob } from './jobs/job.ts'
import { keepWorking } from './jobs/keep-working.ts'
import { unpack } from './jobs/unpack.ts'
import { workerLogger } from './jobs/worker-logger.ts'

/** Jobs of parties outside the product, such as the test gateway; main brings them. */
export type OutsideJobs = Pick<Record<keyof JobPayloads, RunJob>, 'deliver-test-notice'>

/** Which function runs which job; the compiler finds one that is missing. */
export const jobsWith = (outside: OutsideJobs): Record<keyof JobPayloads, RunJob> => ({
  'call-off-event': callOffEventJob,
  'expire-registration': expireRegistrationJob,
  'note-waiting-approval': noteWaitingApprovalJob,
  'end-refused': endRefusedJob,
  'end-unpaid': endUnpaidJob,
  reconcile: reconcileJob,
  'remind-to-pay': remindToPayJob,
  'send-tickets': sendTicketsJob,
  'send-message': sendMessageJob,
  'send-refund': sendRefundJob,
  'settle-notice': settleNoticeJob,
  'offer-places': offerPlacesJob,
  'sweep-event': sweepEventJob,
  sweep: sweepJob,
  ...outside,
})

/** How many jobs run at once on a node. */
const CONCURRENCY = 4

const SWEEP_MILLISECONDS = 60_000

export interface Worker {
  stop(): Promise<void>
}

/**
 * Runs the jobs that lie in the database, with a role and connections of its own. A job that throws
 * runs again later; one whose server was killed runs again within seconds, on whatever node.
 */
export async function startWorker(url: string, makeCtx: () => Ctx, outside: OutsideJobs): Promise<Worker> {
  const pool = createPool(url, 'zapisano_worker', CONCURRENCY + 3)
  const taskList = Object.fromEntries(
    Object.entries(jobsWith(outside)).map(([name, runJob]) => [
      name,
      (payload: unknown) => unpack(name, runJob)(makeCtx(), payload),
    ]),
  )
  const { log } = makeCtx()
  const options = {
    taskList,
    concurrency: CONCURRENCY,
    pollInterval: 1000,
    noHandleSignals: true,
    noPreparedStatements: true,
    logger: workerLogger(log),
    // In batches the library minds what becomes of writing down a job's end; one by one, a failure ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }
  const stopping = new AbortController()
  const { ended } = await keepWorking(pool, options, { stop: stopping.signal, log })
  // At once too: jobs may have been lost while no worker was there.
  await queueSweep(makeCtx())
  const sweeping = setInterval(() => queueSweep(makeCtx()), SWEEP_MILLISECONDS)
  return {
    async stop() {
      clearInterval(sweeping)
      stopping.abort()
      await ended
      await pool.end()
    },
  }
}

/** One sweep waits at most, however many nodes ask for it; without a database the next minute will do. */
async function queueSweep(ctx: Ctx): Promise<void> {
  await ctx.db
    .global((tx) => enqueueMissing(tx, null, 'sweep', {}, 'sweep'))
    .catch((error: unknown) => ctx.log.warn({ err: error }, 'the sweep was not queued'))
}
