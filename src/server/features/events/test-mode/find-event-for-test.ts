import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockEvent } from '../selling/events.queries.ts'
import { findTestMode } from './test-mode.queries.ts'

/** Whether an event is in test mode, which does not change until the transaction ends. @throws Refusal not_found */
export async function findEventForTest(tx: Tx, eventId: string): Promise<{ readonly isTest: boolean }> {
  await lockEvent(tx, eventId)
  const found = await findTestMode(tx, eventId)
  if (!found) throw new Refusal('not_found')
  return { isTest: found.isTest }
}
