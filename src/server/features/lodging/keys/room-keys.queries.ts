import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** Who joins and who makes keys for rooms of one event wait for each other: beds are counted, and nobody joins who is joined. */
export async function lockRoomKeys(tx: Tx, eventId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`room keys of ${eventId}`}, 0))`.execute(
    kysely(tx),
  )
}

/** The registration that has made a key. */
export async function findOwnerOfKey(tx: Tx, eventId: string, key: string): Promise<string | null> {
  const found = await kysely(tx)
    .selectFrom('roomKey')
    .select('registrationId')
    .where('eventId', '=', eventId)
    .where('key', '=', key)
    .executeTakeFirst()
  return found?.registrationId ?? null
}

export async function findKey(tx: Tx, registrationId: string): Promise<string | null> {
  const found = await kysely(tx)
    .selectFrom('roomKey')
    .select('key')
    .where('registrationId', '=', registrationId)
    .executeTakeFirst()
  return found?.key ?? null
}

/** The registration whose key another one has used. */
export async function findOwner(tx: Tx, registrationId: string): Promise<string | null> {
  const found = await kysely(tx)
    .selectFrom('roomMate')
    .select('ownerId')
    .where('registrationId', '=', registrationId)
    .executeTakeFirst()
  return found?.ownerId ?? null
}

/** Those who have used the key of a registration, in the order in which they came. */
export async function listMates(tx: Tx, ownerId: string): Promise<string[]> {
  const found = await kysely(tx)
    .selectFrom('roomMate')
    .select('registrationId')
    .where('ownerId', '=', ownerId)
    .orderBy('joinedAt')
    .orderBy('registrationId')
    .execute()
  return found.map(({ registrationId }) => registrationId)
}

/** Makes a key, or another one in its place. False: the event has such a key already. */
export async function writeKey(
  tx: Tx,
  row: {
    readonly accountId: string
    readonly registrationId: string
    readonly eventId: string
    readonly key: string
    readonly madeAt: Temporal.Instant
  },
): Promise<boolean> {
  const madeAt = row.madeAt.toString()
  const isTaken = (await findOwnerOfKey(tx, row.eventId, row.key)) !== null
  if (isTaken) return false
  await kysely(tx)
    .insertInto('roomKey')
    .values({ ...row, madeAt })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'registrationId']).doUpdateSet({ key: row.key, madeAt }),
    )
    .execute()
  return true
}

export async function deleteKey(tx: Tx, registrationId: string): Promise<void> {
  await kysely(tx).deleteFrom('roomKey').where('registrationId', '=', registrationId).execute()
}

export async function insertMate(
  tx: Tx,
  row: {
    readonly accountId: string
    readonly registrationId: string
    readonly ownerId: string
    readonly joinedAt: Temporal.Instant
  },
): Promise<void> {
  await kysely(tx)
    .insertInto('roomMate')
    .values({ ...row, joinedAt: row.joinedAt.toString() })
    .execute()
}

/** @returns whether it had joined */
export async function deleteMate(tx: Tx, registrationId: string): Promise<boolean> {
  const { numDeletedRows } = await kysely(tx)
    .deleteFrom('roomMate')
    .where('registrationId', '=', registrationId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Forgets those who had joined a registration. */
export async function deleteMatesOf(tx: Tx, ownerId: string): Promise<void> {
  await kysely(tx).deleteFrom('roomMate').where('ownerId', '=', ownerId).execute()
}

/** The people who answer for registrations, by registration. */
export async function namesOf(
  tx: Tx,
  registrationIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly firstName: string; readonly lastName: string }>> {
  if (registrationIds.length === 0) return new Map()
  const rows = await kysely(tx)
    .selectFrom('registration')
    .select(['registrationId', 'contactFirstName as firstName', 'contactLastName as lastName'])
    .where('registrationId', 'in', registrationIds)
    .execute()
  return new Map(rows.map(({ registrationId, ...name }) => [registrationId, name]))
}
