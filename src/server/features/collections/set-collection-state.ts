import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { saveState } from './records/collections.queries.ts'
import { getStoredCollection } from './records/get-stored-collection.ts'

/**
 * Opens a collection, or closes it: then its page stays, and takes no new donation. A payment that is under way is
 * still booked.
 * @throws Refusal not_found
 */
export async function setCollectionState(
  ctx: TenantCtx,
  { collectionId, state }: { readonly collectionId: string; readonly state: 'open' | 'closed' },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { state: before, title } = await getStoredCollection(tx, collectionId)
    if (before === state) return
    await saveState(tx, collectionId, state)
    await recordAudit(tx, ctx, {
      action: state === 'open' ? 'collection.opened' : 'collection.closed',
      details: { collection: collectionId, name: title },
      before: { state: before },
      after: { state },
    })
  })
}
