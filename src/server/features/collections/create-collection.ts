import { collectionSlug, numberedSlug } from '#domain/collection/slug.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countCollections, insertCollection } from './records/collections.queries.ts'

/** Of one account; each is read for its list. */
const MOST_COLLECTIONS = 200

/**
 * Creates a collection as a draft that nobody sees, under an address made from its title.
 * @throws Refusal too_many_collections
 */
export async function createCollection(
  ctx: TenantCtx,
  { title }: { readonly title: string },
): Promise<{ readonly id: string }> {
  const id = newId()
  const slug = collectionSlug(title)
  await ctx.db.tenant(ctx.account, async (tx) => {
    const count = await countCollections(tx)
    if (count >= MOST_COLLECTIONS) throw new Refusal('too_many_collections')
    const row = { accountId: ctx.account, collectionId: id, title, cover: 'fields' }
    // One more than there are collections is free.
    for (let number = 1; ; number += 1)
      if (await insertCollection(tx, { ...row, slug: numberedSlug(slug, number) })) break
    await recordAudit(tx, ctx, {
      action: 'collection.created',
      details: { collection: id, name: title },
      after: { state: 'draft' },
    })
  })
  return { id }
}
