import type { getCollection as contract } from '#contract/collections.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findPictures } from '#server/features/pictures/find-pictures.ts'
import { getAccount } from '../accounts/get-account.ts'
import { inListView, settingView } from './collection.view.ts'
import { sumByMonth } from './records/donors.queries.ts'
import { getStoredCollection } from './records/get-stored-collection.ts'

/** A collection as its organiser sees it. @throws Refusal not_found */
export async function getCollection(
  ctx: TenantCtx,
  collectionId: string,
): Promise<OutputOf<typeof contract>> {
  const { siteAddress } = await getAccount(ctx)
  const { row, months } = await ctx.db.tenant(ctx.account, async (tx) => ({
    row: await getStoredCollection(tx, collectionId),
    months: await sumByMonth(tx, collectionId),
  }))
  const { photoId } = row
  const picture = photoId === null ? null : ((await findPictures(ctx, [photoId])).get(photoId) ?? null)
  return { ...inListView(row, siteAddress), setting: settingView(row), picture, months }
}
