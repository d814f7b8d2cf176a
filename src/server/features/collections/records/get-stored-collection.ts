import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findById, type StoredCollection } from './collections.queries.ts'

/** @throws Refusal not_found */
export async function getStoredCollection(tx: Tx, collectionId: string): Promise<StoredCollection> {
  const found = await findById(tx, collectionId)
  if (!found) throw new Refusal('not_found')
  return found
}
