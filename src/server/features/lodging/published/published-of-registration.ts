import type { Tx } from '#server/db/database.ts'
import { listPublishedOf } from './published-spaces.queries.ts'

/** The room and the vehicle that were published to each person of a registration, in words, by the person's ref. */
export async function publishedOfRegistration(
  tx: Tx,
  registrationId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const published = Map.groupBy(await listPublishedOf(tx, registrationId), ({ ref }) => ref)
  return new Map([...published].map(([ref, rows]) => [ref, rows.map(({ words }) => words)]))
}
