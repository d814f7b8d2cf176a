import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEvent } from './events.queries.ts'

/**
 * Whether an event has rules on the site.
 * @throws Refusal not_found when the account has no such event
 */
export async function isPublished(tx: Tx, eventId: string): Promise<boolean> {
  const event = await findEvent(tx, eventId)
  if (!event) throw new Refusal('not_found')
  return event.publishedVersion !== null
}
