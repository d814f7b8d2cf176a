import type { Tx } from '#server/db/database.ts'
import { listParticipants } from '../agreement/registrations.queries.ts'

/** The names of the people of a registration, by their `ref`. */
export async function namesOfPeople(
  tx: Tx,
  registrationId: string | null,
): Promise<ReadonlyMap<string, string>> {
  if (registrationId === null) return new Map()
  const people = await listParticipants(tx, registrationId)
  return new Map(people.map(({ ref, firstName, lastName }) => [ref, `${firstName} ${lastName}`]))
}
