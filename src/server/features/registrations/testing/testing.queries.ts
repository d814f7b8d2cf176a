import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** Test registrations of an event, in the order of their ids. */
export async function listTests(tx: Tx, eventId: string, limit: number): Promise<string[]> {
  const rows = await kysely(tx)
    .selectFrom('registration')
    .select('registrationId')
    .where('eventId', '=', eventId)
    .where('isTest', '=', true)
    .orderBy('registrationId')
    .limit(limit)
    .execute()
  return rows.map(({ registrationId }) => registrationId)
}

/** Gives the places of a registration back, whatever its state. Call it under the registration's lock. */
export async function releaseClaims(
  tx: Tx,
  account: string,
  { eventId, registrationId }: { readonly eventId: string; readonly registrationId: string },
): Promise<void> {
  await sql`SELECT FROM lock_pools(${account}, ${eventId}, '{}', ARRAY[${registrationId}]::uuid[])`.execute(
    kysely(tx),
  )
  await sql`SELECT swap_claims(${account}, ${eventId}, ARRAY[${registrationId}]::uuid[], '[]', false)`.execute(
    kysely(tx),
  )
}

/** Whether it was there and a test; see db/functions/public.wipe_test_registration.sql. */
export async function wipeTest(tx: Tx, account: string, registrationId: string): Promise<boolean> {
  const { rows } = await sql<{ wiped: boolean }>`
    SELECT wipe_test_registration(${account}, ${registrationId}) AS wiped`.execute(kysely(tx))
  return rows[0]?.wiped ?? false
}

/** Nothing is being wiped any more. */
export async function endWiping(tx: Tx, eventId: string): Promise<void> {
  await kysely(tx).updateTable('event').set({ wipingOf: null }).where('eventId', '=', eventId).execute()
}

/** Begins a rehearsal; false while one runs. */
export async function insertRehearsal(
  tx: Tx,
  rehearsal: {
    readonly accountId: string
    readonly eventId: string
    readonly seed: number
    readonly wanted: number
  },
): Promise<boolean> {
  const fresh = {
    ...rehearsal,
    ...{ tried: 0, people: 0, families: 0, paid: 0, cancelled: 0, refused: jsonb({}), endedAt: null },
    ...{ state: 'running', startedAt: sql<string>`now()` },
  }
  const result = await kysely(tx)
    .insertInto('rehearsal')
    .values(fresh)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'eventId']).doUpdateSet(fresh).where('rehearsal.state', '!=', 'running'),
    )
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function findRehearsal(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('rehearsal')
    .innerJoin('event', 'event.eventId', 'rehearsal.eventId')
    .select(['seed', 'wanted', 'tried', 'people', 'state', 'event.slug', 'event.isTest'])
    .where('rehearsal.eventId', '=', eventId)
    .executeTakeFirst()
}

/** What became of one family; false when another run has counted it already. */
export async function countFamily(
  tx: Tx,
  eventId: string,
  family: {
    /** Which one it is, from 0. */
    readonly index: number
    readonly people: number
    readonly paid: boolean
    readonly cancelled: boolean
    /** The code of its refusal; null: it is registered. */
    readonly refused: string | null
  },
): Promise<boolean> {
  const { index, people, paid, cancelled, refused } = family
  const result = await kysely(tx)
    .updateTable('rehearsal')
    .set((eb) => ({
      tried: eb('tried', '+', 1),
      families: eb('families', '+', refused === null ? 1 : 0),
      people: eb('people', '+', refused === null ? people : 0),
      paid: eb('paid', '+', paid ? 1 : 0),
      cancelled: eb('cancelled', '+', cancelled ? 1 : 0),
      ...(refused === null
        ? {}
        : {
            refused: sql<string>`jsonb_set(refused, ARRAY[${refused}],
              to_jsonb(coalesce((refused->>${refused})::integer, 0) + 1))`,
          }),
    }))
    .where('eventId', '=', eventId)
    .where('tried', '=', index)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Ends a rehearsal that runs; false when it has ended. */
export async function endRehearsal(tx: Tx, eventId: string, state: 'stopped' | 'done'): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('rehearsal')
    .set({ state, endedAt: sql<string>`now()` })
    .where('eventId', '=', eventId)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
