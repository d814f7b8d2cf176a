import type { Tx } from '#server/db/database.ts'
import { findUnits } from './places.queries.ts'

/** What a registration, a hold or an allotment claims: units by pool. */
export function findHeldUnits(tx: Tx, holder: string): Promise<Readonly<Record<string, number>>> {
  return findUnits(tx, holder)
}
