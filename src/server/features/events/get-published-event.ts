import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEvent } from './events.queries.ts'
import { getDefinition, type LoadedDefinition } from './get-definition.ts'

/** An event with the rules that are on its page now. Throws Refusal not_found when it has never been published. */
export async function getPublishedEvent(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  eventId: string,
): Promise<LoadedDefinition & { readonly slug: string }> {
  const event = await findEvent(tx, eventId)
  if (!event || event.publishedVersion === null) throw new Refusal('not_found')
  return { slug: event.slug, ...(await getDefinition(tx, ctx, eventId, event.publishedVersion)) }
}
