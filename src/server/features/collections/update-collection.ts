import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { type CollectionSetting, saveSetting } from './records/collections.queries.ts'
import { getStoredCollection } from './records/get-stored-collection.ts'

/**
 * Saves what the organiser says of a collection. Its address stays: links to it were shared.
 * @throws Refusal not_found
 */
export async function updateCollection(
  ctx: TenantCtx,
  { collectionId, setting }: { readonly collectionId: string; readonly setting: CollectionSetting },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const before = await getStoredCollection(tx, collectionId)
    await saveSetting(tx, collectionId, setting)
    const facts = ({
      title,
      goal,
      until,
      showsDonors,
    }: Pick<CollectionSetting, 'title' | 'goal' | 'until' | 'showsDonors'>) => ({
      ...{ title, goal, until, showsDonors },
    })
    await recordAudit(tx, ctx, {
      action: 'collection.updated',
      details: { collection: collectionId, name: setting.title },
      before: facts(before),
      after: facts(setting),
    })
  })
}
