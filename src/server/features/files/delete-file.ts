import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { deleteOfRegistration } from './records/files.queries.ts'

interface Input {
  readonly registrationId: string
  readonly fileId: string
}

/** Removes a file of a registration for good: what the staff have checked need not be kept. Nothing when it is gone. */
export async function deleteFile(ctx: TenantCtx, { registrationId, fileId }: Input): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const isDeleted = await deleteOfRegistration(tx, { registrationId, fileId })
    if (!isDeleted) return
    const [before, after] = [{ state: 'attached' }, { state: 'deleted' }]
    // By its id: people name files after themselves.
    await recordAudit(tx, ctx, {
      action: 'file.deleted',
      registrationId,
      details: { file: fileId },
      before,
      after,
    })
  })
}
