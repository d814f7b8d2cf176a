import type { Tx } from '#server/db/database.ts'
import { selectPublishedAt } from './events.queries.ts'

/** When a version of an event was published. */
export const findPublishedAt = (tx: Tx, eventId: string, version: number): Promise<Temporal.Instant> =>
  selectPublishedAt(tx, eventId, version)
