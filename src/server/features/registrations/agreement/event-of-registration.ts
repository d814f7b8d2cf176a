import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findRegistration } from './registrations.queries.ts'

/** The event of a registration of this account. @throws Refusal not_found */
export async function eventOfRegistration(tx: Tx, registrationId: string): Promise<string> {
  const row = await findRegistration(tx, registrationId)
  if (!row) throw new Refusal('not_found')
  return row.eventId
}
