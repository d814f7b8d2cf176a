import type { Tx } from '#server/db/database.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockPerson } from './staff.queries.ts'

/**
 * The name of somebody of the staff, locked until the transaction ends: what is decided about them at once is decided one
 * after another.
 * @throws Refusal not_found, also when the event is not of this account
 */
export async function requirePerson(tx: Tx, eventId: string, personId: string): Promise<{ name: string }> {
  await assertEvent(tx, eventId)
  const person = await lockPerson(tx, personId)
  if (person === undefined) throw new Refusal('not_found')
  return { name: `${person.firstName} ${person.lastName}` }
}
