import { setTimeout as pause } from 'node:timers/promises'
import type { Rush } from './base/rush.ts'
import type { Ctx } from './context/ctx.ts'
import { createPool } from './db/pool.ts'
import {
  checkContestedDomainJob,
  checkOwnDomainJob,
} from './features/accounts/own-domain/check-own-domain.job.ts'
import { sendDonationMailJob } from './features/collections/confirmation/send-donation-mail.job.ts'
import { sendDonationRefund } from './features/collections/donations/send-donation-refund.ts'
import { settleDonationNotice } from './features/collections/donations/settle-donation-notice.ts'
import { deleteStoredFileJob } from './features/files/delete-stored-file.job.ts'
import { sendInviteJob } from './features/invites/send-invite.job.ts'
import { announceListFileJob } from './features/list-files/announce-list-file.job.ts'
import { makeListFileJob } from './features/list-files/make-list-file.job.ts'
import { sendLinksJob } from './features/messages/send-links.job.ts'
import { sendMessageJob } from './features/messages/send-message.job.ts'
import { sendTrialMailJob } from './features/messages/trial/send-trial-mail.job.ts'
import { sendStaffNoticeJob } from './features/notices/send-staff-notice.job.ts'
import { tellStaffJob } from './features/notices/tell-staff.job.ts'
import { sweepJob } from './features/operation/sweep.job.ts'
import { requestRefundsJob } from './features/payments/refunds/request-refunds.job.ts'
import { sendRefundJob } from './features/payments/refunds/send-refund.job.ts'
import { settleNoticeJob } from './features/payments/settle-notice.job.ts'
import { sweepEventJob } from './features/places/sweep-event.job.ts'
import { reconcileJob } from './features/reconciliation/reconcile.job.ts'
import { noteWaitingApprovalJob } from './features/registrations/approval/note-waiting-approval.job.ts'
import { callOffEventJob } from './features/registrations/cancel/call-off-event.job.ts'
import { sendTicketsJob } from './features/registrations/confirmation/send-tickets.job.ts'
import { endRefusedJob } from './features/registrations/expiry/end-refused.job.ts'
import { endUnpaidJob } from './features/registrations/expiry/end-unpaid.job.ts'
import { expireRegistrationJob } from './features/registrations/expiry/expire-registration.job.ts'
import { remindToPayJob } from './features/registrations/expiry/remind-to-pay.job.ts'
import { refreshListsJob } from './features/registrations/lists/refresh-lists.job.ts'
import { settleMoveJob } from './features/registrations/moving/settle-move.job.ts'
import { tellMoveJob } from './features/registrations/moving/tell-move.job.ts'
import { officeJobJob } from './features/registrations/office-jobs/office-job.job.ts'
import { expireQuestionJob } from './features/registrations/questions/expire-question.job.ts'
import { remindOfQuestionJob } from './features/registrations/questions/remind-of-question.job.ts'
import { rehearseJob } from './features/registrations/testing/rehearse.job.ts'
import { wipeTestsJob } from './features/registrations/testing/wipe-tests.job.ts'
import { tryDraftJob } from './features/registrations/trial/try-draft.job.ts'
import { mailScheduledJob } from './features/scheduled/mail-scheduled.job.ts'
import { sendScheduledMailJob } from './features/scheduled/send-scheduled-mail.job.ts'
import { sendReplyCheckJob } from './features/senders/send-reply-check.job.ts'
import { sendInvitationJob } from './features/team/send-invitation.job.ts'
import { offerPlacesJob } from './features/waiting-list/offer-places.job.ts'
import { enqueueMissing, type JobPayloads } from './jobs/enqueue.queries.ts'
import type { RunJob } from './jobs/job.ts'
import { keepWorking } from './jobs/keep-working.ts'
import { unpack } from './jobs/unpack.ts'
import { workerLogger } from './jobs/worker-logger.ts'

/** Jobs of parties outside the product, such as the test gateway; main passes them in. */
export type OutsideJobs = Pick<Record<keyof JobPayloads, RunJob>, 'deliver-test-notice'>

/** Maps each job to the function that runs it; the compiler reports a missing one. */
export const jobsWith = (outside: OutsideJobs): Record<keyof JobPayloads, RunJob> => ({
  'call-off-event': callOffEventJob,
  'check-contested-domain': checkContestedDomainJob,
  'check-own-domain': checkOwnDomainJob,
  'delete-stored-file': deleteStoredFileJob,
  'expire-registration': expireRegistrationJob,
  'note-waiting-approval': noteWaitingApprovalJob,
  'end-refused': endRefusedJob,
  'end-unpaid': endUnpaidJob,
  reconcile: reconcileJob,
  'request-refunds': requestRefundsJob,
  'remind-to-pay': remindToPayJob,
  'send-tickets': sendTicketsJob,
  'send-message': sendMessageJob,
  rehearse: rehearseJob,
  'wipe-tests': wipeTestsJob,
  'tell-move': tellMoveJob,
  'settle-move': settleMoveJob,
  'expire-question': expireQuestionJob,
  'remind-of-question': remindOfQuestionJob,
  'send-trial-mail': sendTrialMailJob,
  'send-links': sendLinksJob,
  'send-reply-check': sendReplyCheckJob,
  'send-team-invitation': sendInvitationJob,
  'send-invite': sendInviteJob,
  'send-donation-mail': sendDonationMailJob,
  'send-refund': sendRefundJob(sendDonationRefund),
  'try-draft': tryDraftJob,
  'settle-notice': settleNoticeJob(settleDonationNotice),
  'offer-places': offerPlacesJob,
  'office-job': officeJobJob,
  'sweep-event': sweepEventJob,
  'refresh-lists': refreshListsJob,
  'tell-staff': tellStaffJob,
  'send-staff-notice': sendStaffNoticeJob,
  'mail-scheduled': mailScheduledJob,
  'send-scheduled-mail': sendScheduledMailJob,
  'make-list-file': makeListFileJob,
  'announce-list-file': announceListFileJob,
  sweep: sweepJob,
  ...outside,
})

/** How many jobs run at once on a node. */
const CONCURRENCY = 4

/** Mails may be some minutes late; payments, refunds and the ends of terms may not. */
const PATIENT: ReadonlySet<string> = new Set<keyof JobPayloads>([
  'remind-to-pay',
  'send-message',
  'send-links',
  'send-donation-mail',
  'send-reply-check',
  'send-team-invitation',
  'send-invite',
  'send-staff-notice',
  'send-scheduled-mail',
  'announce-list-file',
])
/** Milliseconds before each mail during a rush: sixteen a second still go out, and other jobs hardly wait. */
const RUSH_PAUSE = 250

const SWEEP_MILLISECONDS = 60_000

export interface Worker {
  stop(): Promise<void>
}

/**
 * Runs the jobs stored in the database, with a role and connections of its own. A job that throws runs again later;
 * one whose server was killed runs again within seconds, on any node. During a rush on this node, mails give way to
 * the orders.
 */
export async function startWorker(
  url: string,
  makeCtx: () => Ctx,
  { outside, rush }: { readonly outside: OutsideJobs; readonly rush: Rush },
): Promise<Worker> {
  const pool = createPool(url, 'zapisano_worker', CONCURRENCY + 3)
  const taskList = Object.fromEntries(
    Object.entries(jobsWith(outside)).map(([name, runJob]) => [
      name,
      async (payload: unknown) => {
        if (PATIENT.has(name) && rush.isOn()) await pause(RUSH_PAUSE)
        await unpack(name, runJob)(makeCtx(), payload)
      },
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
    // In batches the library handles a failure to record a job's end; one by one, such a failure ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }
  const stopping = new AbortController()
  const { ended } = await keepWorking(pool, options, { stop: stopping.signal, log })
  // Also at once: jobs may have been lost while no worker was running.
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

/** At most one sweep is queued, however many nodes ask for it; without a database the next minute is soon enough. */
async function queueSweep(ctx: Ctx): Promise<void> {
  await ctx.db
    .global((tx) => enqueueMissing(tx, null, 'sweep', {}, 'sweep'))
    .catch((error: unknown) => ctx.log.warn({ err: error }, 'the sweep was not queued'))
}
