import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findRehearsal, findTestMode } from './test-mode.queries.ts'

/** The test mode of an event and its last rehearsal, as they are stored. @throws Refusal not_found */
export async function readTestMode(tx: Tx, eventId: string) {
  const found = await findTestMode(tx, eventId)
  if (!found) throw new Refusal('not_found')
  return { found, rehearsal: await findRehearsal(tx, eventId) }
}
