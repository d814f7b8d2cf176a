import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEvent } from './events.queries.ts'

/** @throws Refusal not_found when the account has no such event */
export async function assertEvent(tx: Tx, eventId: string): Promise<void> {
  if (!(await findEvent(tx, eventId))) throw new Refusal('not_found')
}
