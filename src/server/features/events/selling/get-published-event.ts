import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEvent, type PublishedEvent } from './events.queries.ts'
import { getDefinition, type LoadedDefinition } from './get-definition.ts'

/**
 * Where an event is on the site, with the rules that its page shows now.
 * @throws Refusal not_found when the account has no such event, or it has never been published
 */
export async function getPublishedEvent(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'secrets'>,
  eventId: string,
): Promise<PublishedEvent & LoadedDefinition> {
  const event = await findEvent(tx, eventId)
  if (!event || event.publishedVersion === null) throw new Refusal('not_found')
  const { publishedVersion: version, ...rest } = event
  return { eventId, ...rest, version, ...(await getDefinition(tx, ctx, eventId, version)) }
}
