import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEvent } from './events.queries.ts'

/**
 * The address of an event's page on its site, also before it is published.
 * @throws Refusal not_found when the account has no such event
 */
export async function getEventSlug(tx: Tx, eventId: string): Promise<string> {
  const event = await findEvent(tx, eventId)
  if (!event) throw new Refusal('not_found')
  return event.slug
}
