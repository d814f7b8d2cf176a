import type { Tx } from '#server/db/database.ts'
import { findMatching, type Wanted } from './listed.queries.ts'

const FEW = 5_000

/**
 * Ids of rows among which all matches are, in no order; null when they are too many. Rare marks are asked first: with the
 * frequent ones beside them the index would collect all rows of those.
 */
export async function findFew(tx: Tx, wanted: Wanted): Promise<string[] | null> {
  if (wanted.lead !== null) {
    const rare = await findMatching(tx, { ...wanted, marks: wanted.lead }, FEW + 1)
    if (rare.length <= FEW) return rare
  }
  const all = await findMatching(tx, wanted, FEW + 1)
  return all.length <= FEW ? all : null
}
