import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockEvent } from './events.queries.ts'
import { getDefinition, type LoadedDefinition } from './get-definition.ts'

/**
 * Lets orders of an event in progress finish and keeps others, publications and decisions about its limits waiting
 * until the transaction ends; returns the rules by which it sells.
 * @throws Refusal not_found when the account has no such event on sale
 */
export async function lockSellingEvent(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'secrets'>,
  eventId: string,
): Promise<LoadedDefinition> {
  const event = await lockEvent(tx, eventId)
  if (!event || event.version === null) throw new Refusal('not_found')
  return getDefinition(tx, ctx, eventId, event.version)
}
