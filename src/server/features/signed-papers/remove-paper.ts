import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { deletePaper } from './papers.queries.ts'

interface Input {
  readonly eventId: string
  readonly registrationId: string
  readonly paperId: string
  readonly reason: string
}

/** Removes a scan of a signed paper for good, with the reason in the journal; its bytes go with it. Nothing when it is gone. */
export async function removePaper(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, registrationId, paperId, reason } = input
  await ctx.db.tenant(ctx.account, async (tx) => {
    if (!(await deletePaper(tx, { registrationId, paperId }))) return
    await recordAudit(tx, ctx, {
      action: 'paper.removed',
      eventId,
      registrationId,
      details: { paper: paperId, reason },
      before: { state: 'attached' },
      after: { state: 'removed' },
    })
  })
}
