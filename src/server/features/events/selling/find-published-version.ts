import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEvent } from './events.queries.ts'

/**
 * The number of the version that is on the site.
 * @throws Refusal not_found when the account has no such event, or it has never been published
 */
export async function findPublishedVersion(tx: Tx, eventId: string): Promise<number> {
  const version = (await findEvent(tx, eventId))?.publishedVersion ?? null
  if (version === null) throw new Refusal('not_found')
  return version
}
