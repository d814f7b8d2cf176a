import type { Tx } from '#server/db/database.ts'
import { findEvent } from './events.queries.ts'

/** Why an event does not take place; null while it does. */
export async function findCallOffReason(tx: Tx, eventId: string): Promise<string | null> {
  return (await findEvent(tx, eventId))?.calledOffBecause ?? null
}
