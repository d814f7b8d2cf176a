import type { TenantCtx } from '#server/context/ctx.ts'
import { enqueue, type JobPayloads } from '#server/jobs/enqueue.queries.ts'
import { findUserEmail } from './trial.queries.ts'

/** Sends a composed mail to the member who tries it out, by a job: what it is made from may be taken back already. */
export async function queueToUser(
  ctx: TenantCtx,
  mail: Omit<JobPayloads['send-trial-mail'], 'to'>,
): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'user') return
  const to = await ctx.db.global((tx) => findUserEmail(tx, actor.id))
  if (to === null) return
  await ctx.db.tenant(ctx.account, (tx) => enqueue(tx, ctx.account, 'send-trial-mail', { to, ...mail }))
}
