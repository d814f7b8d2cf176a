import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEvent, type PublishedEvent } from './events.queries.ts'

/**
 * Where an event is on the site, and its current version.
 * @throws Refusal not_found when the account has no such event, or it has never been published
 */
export async function getPublishedEvent(tx: Tx, eventId: string): Promise<PublishedEvent> {
  const event = await findEvent(tx, eventId)
  if (!event || event.publishedVersion === null) throw new Refusal('not_found')
  return { eventId, slug: event.slug, version: event.publishedVersion }
}
