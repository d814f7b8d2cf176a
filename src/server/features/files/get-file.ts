import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import { openStored } from './open-stored.ts'
import { listOfRegistration } from './records/files.queries.ts'

interface Input {
  readonly registrationId: string
  readonly fileId: string
}

/**
 * A file of a registration, for its registrant or for the staff, whose download the journal records.
 * @throws Refusal not_found, also when its bytes are gone; busy when the storage does not answer
 */
export async function getFile(ctx: TenantCtx, { registrationId, fileId }: Input): Promise<FileAnswer> {
  const isStaff = ctx.actor.kind === 'user'
  const row = await ctx.db.tenant(ctx.account, async (tx) => {
    const rows = await listOfRegistration(tx, { registrationId, seenBy: isStaff ? 'staff' : 'registrant' })
    const found = rows.find((each) => each.fileId === fileId)
    if (found === undefined) throw new Refusal('not_found')
    if (isStaff)
      await recordAudit(tx, ctx, { action: 'file.read', registrationId, details: { file: fileId } })
    return found
  })
  const stored = await openStored(ctx, row.storageKey, { account: ctx.account, file: fileId })
  return new FileAnswer({ name: row.name, type: row.mediaType, ...stored })
}
