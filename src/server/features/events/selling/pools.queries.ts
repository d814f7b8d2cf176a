import { kysely, type Tx } from '#server/db/database.ts'

/** New pools get their start value; an existing pool is left unchanged. */
export async function insertMissingPools(
  tx: Tx,
  accountId: string,
  eventId: string,
  pools: readonly { readonly id: string; readonly capacity: number | null }[],
): Promise<void> {
  if (pools.length === 0) return
  await kysely(tx)
    .insertInto('capacityPool')
    .values(pools.map((pool) => ({ accountId, eventId, poolKey: pool.id, capacity: pool.capacity })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Lets orders in progress finish and keeps others waiting, in the order in which orders lock. */
export async function lockPools(tx: Tx, eventId: string): Promise<void> {
  await kysely(tx)
    .selectFrom('capacityPool')
    .select('poolKey')
    .where('eventId', '=', eventId)
    .orderBy('poolKey')
    .forNoKeyUpdate()
    .execute()
}

/** The live limits by pool, except for hours of entry and limits of one person. */
export async function listLimits(tx: Tx, eventId: string): Promise<Record<string, number | null>> {
  const rows = await kysely(tx)
    .selectFrom('capacityPool')
    .select(['poolKey', 'capacity'])
    .where('eventId', '=', eventId)
    .where('poolKey', 'not like', 'slot:%')
    .where('poolKey', 'not like', '%~%')
    .execute()
  return Object.fromEntries(rows.map(({ poolKey, capacity }) => [poolKey, capacity]))
}

/** The current numbers of all limits by pool, of hours of entry too, but not of one person. */
export async function listLivePlaces(tx: Tx, eventId: string): Promise<Map<string, number | null>> {
  const rows = await kysely(tx)
    .selectFrom('capacityPool')
    .select(['poolKey', 'capacity'])
    .where('eventId', '=', eventId)
    .where('poolKey', 'not like', '%~%')
    .execute()
  return new Map(rows.map(({ poolKey, capacity }) => [poolKey, capacity]))
}

/**
 * Free units by pool for newcomers: what others wait for is not free. Null where there is no limit; never below zero,
 * also after a limit was lowered. A limit per person is given whole, one of an hour or a day as it is then.
 */
export async function findFreePlaces(tx: Tx, eventId: string): Promise<Record<string, number | null>> {
  const rows = await kysely(tx)
    .selectFrom('capacityPool')
    .select(['poolKey', 'capacity', 'taken', 'waiting'])
    .where('eventId', '=', eventId)
    .where((eb) => eb.or([eb('poolKey', 'not like', '%~%'), eb('poolKey', 'like', '%~@%')]))
    .execute()
  return Object.fromEntries(
    rows.map((row) => [
      row.poolKey,
      row.capacity === null ? null : Math.max(0, row.capacity - row.taken - row.waiting),
    ]),
  )
}
