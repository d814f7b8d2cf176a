import type { Tx } from '#server/db/database.ts'
import { listToldOf } from './told.queries.ts'

/** What each person of a registration has been told of a room and a vehicle, in words, by the person's ref. */
export async function toldOfRegistration(
  tx: Tx,
  registrationId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const told = Map.groupBy(await listToldOf(tx, registrationId), ({ ref }) => ref)
  return new Map([...told].map(([ref, rows]) => [ref, rows.map(({ words }) => words)]))
}
