import type { PageFileView } from '#contract/page-files.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { pageFileView } from './page-file.view.ts'
import { findByIds } from './page-files.queries.ts'

/** The files that a page offers, by their ids; one that is gone is missing. */
export async function findPageFiles(
  ctx: Pick<TenantCtx, 'db' | 'account'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PageFileView>> {
  const rows = ids.length === 0 ? [] : await ctx.db.tenant(ctx.account, (tx) => findByIds(tx, ids))
  return new Map(rows.map((row) => [row.pageFileId, pageFileView(row)]))
}
