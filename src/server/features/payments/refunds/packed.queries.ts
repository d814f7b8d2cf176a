import { kysely, type Tx } from '#server/db/database.ts'

/** Whether a refund goes to the bank in a package that was neither sent nor taken back. Under its registration's lock. */
export async function isInOpenPackage(tx: Tx, refundId: string): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom('transferItem')
    .select('refundId')
    .where('refundId', '=', refundId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row !== undefined
}

/** Those of these refunds that are in such a package. */
export async function findPacked(tx: Tx, refundIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (refundIds.length === 0) return new Set()
  const rows = await kysely(tx)
    .selectFrom('transferItem')
    .select('refundId')
    .where('refundId', 'in', refundIds)
    .where('state', '=', 'open')
    .execute()
  return new Set(rows.map(({ refundId }) => refundId))
}

/** The people of the account, with what they may do where. */
export async function listMemberships(tx: Tx) {
  return kysely(tx).selectFrom('membership').select(['userId', 'role', 'scope']).execute()
}
