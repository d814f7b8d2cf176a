import type { PictureView } from '#contract/pictures.ts'
import { PICTURE_QUOTA } from '#domain/pictures/picture.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { pictureView } from './picture.view.ts'
import { countUsed, listAll } from './pictures.queries.ts'

/** All pictures of the account, the newest first, with the bytes that they take. */
export async function listPictures(
  ctx: TenantCtx,
): Promise<{ pictures: PictureView[]; used: number; quota: number }> {
  return ctx.db.tenant(ctx.account, async (tx) => ({
    pictures: (await listAll(tx)).map(pictureView),
    used: (await countUsed(tx)).bytes,
    quota: PICTURE_QUOTA.bytes,
  }))
}
