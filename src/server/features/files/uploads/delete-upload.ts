import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { deleteOfDraft } from '../records/files.queries.ts'

/** Deletes a file of a form, unless it was attached; nothing when the form has no such file. */
export async function deleteUpload(
  ctx: TenantCtx,
  { draft, fileId }: { readonly draft: string; readonly fileId: string },
): Promise<void> {
  const draftHash = sha256(draft)
  await ctx.db.tenant(ctx.account, (tx) => deleteOfDraft(tx, { draftHash, fileId }))
}
