import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getList } from './invite-lists.ts'

/**
 * A list of people whose codes work: it is in the version on the site, and the event takes place.
 * @throws Refusal not_found, list_not_published
 */
export async function getPublishedList(
  tx: Tx,
  ctx: TenantCtx,
  wanted: { readonly eventId: string; readonly list: string },
) {
  const { published, ...list } = await getList(tx, ctx, { ...wanted, of: 'people' })
  if (published === null || !list.isPublished || published.calledOffBecause !== null || published.isArchived)
    throw new Refusal('list_not_published')
  return { ...list, event: published }
}
