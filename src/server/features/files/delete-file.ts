import type { Role } from '#domain/access/rights.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { maySeeFile } from './may-see-file.ts'
import { deleteOfRegistration, listOfRegistration } from './records/files.queries.ts'

interface Input {
  readonly registrationId: string
  readonly fileId: string
  /** Of who removes it: only what it may see. */
  readonly role: Role
}

/**
 * Removes a file of a registration for good: what the staff have checked need not be kept. Nothing when it is gone.
 * @throws Refusal not_found when the answer is not for this role
 */
export async function deleteFile(ctx: TenantCtx, { registrationId, fileId, role }: Input): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const found = (await listOfRegistration(tx, { registrationId, seenBy: 'staff' })).find(
      (each) => each.fileId === fileId,
    )
    if (found === undefined) return
    if (!(await maySeeFile(tx, ctx, { ...found, registrationId, role }))) throw new Refusal('not_found')
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
