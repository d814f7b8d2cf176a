import { mediaTypeOf } from '#domain/form/fields/file-rules.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { openStored } from '#server/features/files/open-stored.ts'
import { PublicFile } from '#server/http/public-file.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findByContent } from './page-files.queries.ts'

/** A file to be saved. @throws Refusal not_found, also when its bytes are gone; busy when the storage does not answer */
export async function getPageFile(
  ctx: Ctx,
  { account, hash }: { readonly account: string; readonly hash: string },
): Promise<PublicFile> {
  const row = await ctx.db.tenant(account, (tx) => findByContent(tx, hash))
  if (row === undefined) throw new Refusal('not_found')
  const stored = await openStored(ctx, row.storageKey, { account, pageFile: row.pageFileId })
  return new PublicFile({ type: mediaTypeOf(row.kind), ...stored }, row.name)
}
