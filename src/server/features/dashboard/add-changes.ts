import type { Tx } from '#server/db/database.ts'
import { addCountChanges, hasManyChanges } from './numbers.queries.ts'

/** More changes than these are left for the next who reads; they count all the same. */
const MOST_ADDED = 50_000
/** As long as so few wait, reading them is quicker than adding them. */
const FEW = 200

/** Adds the changes of numbers that wait to their days, where there are many. */
export async function addChanges(tx: Tx, account: string): Promise<void> {
  if (await hasManyChanges(tx, FEW)) await addCountChanges(tx, account, MOST_ADDED)
}
