import { lastNight } from '#domain/values/polish-time.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { beginRound } from '#server/jobs/rounds.queries.ts'
import { listReconcilable } from '../reconciliation/list-reconcilable.ts'

const MORNING = '07:00'
const ALARM_MINUTES = 15

/** Every morning at seven by Polish time, and for alarms each quarter of an hour, queues a job for every account. */
export async function queueStaffNotices(ctx: Ctx): Promise<void> {
  await queueRound(ctx, { task: 'staff-digest', of: 'all', since: lastNight(ctx.now, MORNING) })
  const quarter = ctx.now.round({
    ...{ smallestUnit: 'minute', roundingIncrement: ALARM_MINUTES, roundingMode: 'floor' },
  })
  await queueRound(ctx, { task: 'staff-alarms', of: 'alarms', since: quarter })
}

async function queueRound(
  ctx: Ctx,
  {
    task,
    of,
    since,
  }: { readonly task: string; readonly of: 'all' | 'alarms'; readonly since: Temporal.Instant },
): Promise<void> {
  const accounts = await listReconcilable(ctx)
  await ctx.db.global(async (tx) => {
    if (!(await beginRound(tx, task, since))) return
    for (const { account } of accounts)
      await enqueue(tx, account, 'tell-staff', { of }, { key: `tell-staff:${of}:${account}` })
  })
}
