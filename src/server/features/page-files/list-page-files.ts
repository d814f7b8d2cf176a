import type { PageFileView } from '#contract/page-files.ts'
import { PAGE_FILE_QUOTA } from '#domain/page-files/page-file.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { pageFileView } from './page-file.view.ts'
import { countUsed, listAll } from './page-files.queries.ts'

/** All files for download of the account, the newest first, with the bytes that they take. */
export async function listPageFiles(
  ctx: TenantCtx,
): Promise<{ files: PageFileView[]; used: number; quota: number }> {
  return ctx.db.tenant(ctx.account, async (tx) => ({
    files: (await listAll(tx)).map(pageFileView),
    used: (await countUsed(tx)).bytes,
    quota: PAGE_FILE_QUOTA.bytes,
  }))
}
