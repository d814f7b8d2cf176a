import { lastTerm } from '#domain/reports/schedule.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { getAccount } from '../accounts/get-account.ts'
import { daysOf } from './event-days.ts'
import { insertMail } from './mails.queries.ts'
import { listActive, type ScheduledReport } from './scheduled.queries.ts'

/**
 * Queues a mail for each reader of each report of the account whose term has come. Each is a transaction of its own: a job
 * that was broken off goes on with those who are left, and several at once queue one mail. Nobody of the demo gets any.
 */
export async function mailScheduled(ctx: TenantCtx): Promise<void> {
  const { demo, onReview } = await getAccount(ctx)
  if (demo || onReview) return
  for (const report of await ctx.db.tenant(ctx.account, listActive)) {
    const term = await termOf(ctx, report)
    if (term === null) continue
    for (const userId of report.readers) await queueMail(ctx, { report: report.id, userId, term })
  }
}

/** The term that is due; of an event that does not take place, or is in the archive, none. */
function termOf(
  ctx: TenantCtx,
  { eventId, rhythm, since }: ScheduledReport,
): Promise<Temporal.Instant | null> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { definition, calledOffBecause, isArchived } = await getPublishedEvent(tx, ctx, eventId)
    if (calledOffBecause !== null || isArchived) return null
    return lastTerm(rhythm, daysOf(definition), { now: ctx.now, since })
  })
}

async function queueMail(
  ctx: TenantCtx,
  {
    report,
    userId,
    term,
  }: { readonly report: string; readonly userId: string; readonly term: Temporal.Instant },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const scheduledMailId = newId()
    const mail = { accountId: ctx.account, scheduledMailId, scheduledReportId: report, userId }
    if (!(await insertMail(tx, { ...mail, term: term.toString() }))) return
    await enqueue(tx, ctx.account, 'send-scheduled-mail', { mail: scheduledMailId })
  })
}
