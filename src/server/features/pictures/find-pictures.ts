import type { PictureView } from '#contract/pictures.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { pictureView } from './picture.view.ts'
import { findByIds } from './pictures.queries.ts'

/** The pictures that a page names, by their ids; one that is gone is missing. */
export async function findPictures(
  ctx: Pick<TenantCtx, 'db' | 'account'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PictureView>> {
  const rows = ids.length === 0 ? [] : await ctx.db.tenant(ctx.account, (tx) => findByIds(tx, ids))
  return new Map(rows.map((row) => [row.pictureId, pictureView(row)]))
}
