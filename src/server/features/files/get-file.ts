import type { Role } from '#domain/access/rights.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import { maySeeFile } from './may-see-file.ts'
import { openStored } from './open-stored.ts'
import { listOfRegistration } from './records/files.queries.ts'

interface Input {
  readonly registrationId: string
  readonly fileId: string
  /** Of who asks from the staff: only answers that it may see; null: the registrant. */
  readonly role: Role | null
}

/**
 * A file of a registration, for its registrant or for the staff, whose download the journal records.
 * @throws Refusal not_found, also when its bytes are gone or the answer is not for this role; busy when the storage does not answer
 */
export async function getFile(ctx: TenantCtx, { registrationId, fileId, role }: Input): Promise<FileAnswer> {
  const isStaff = role !== null
  const row = await ctx.db.tenant(ctx.account, async (tx) => {
    const rows = await listOfRegistration(tx, { registrationId, seenBy: isStaff ? 'staff' : 'registrant' })
    const found = rows.find((each) => each.fileId === fileId)
    if (found === undefined) throw new Refusal('not_found')
    if (isStaff && !(await maySeeFile(tx, ctx, { ...found, registrationId, role })))
      throw new Refusal('not_found')
    if (isStaff)
      await recordAudit(tx, ctx, { action: 'file.read', registrationId, details: { file: fileId } })
    return found
  })
  const stored = await openStored(ctx, row.storageKey, { account: ctx.account, file: fileId })
  return new FileAnswer({ name: row.name, type: row.mediaType, ...stored })
}
