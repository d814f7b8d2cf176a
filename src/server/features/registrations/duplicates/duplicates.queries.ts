import { sql } from 'kysely'
import type { SameBy } from '#domain/lists/same-person.ts'
import { kysely, type Tx } from '#server/db/database.ts'

export interface Pair {
  /** The older registration. */
  readonly oneId: string
  readonly otherId: string
  readonly people: readonly {
    readonly one: string
    readonly other: string
    readonly kinds: readonly SameBy[]
  }[]
}

/** Pairs of registrations of an event with people who look the same, by the newer one, at most so many. */
export async function listPairs(tx: Tx, eventId: string, atMost: number): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    SELECT one_registration_id AS one_id, other_registration_id AS other_id,
           jsonb_agg(jsonb_build_object('one', s.one_id, 'other', s.other_id, 'kinds', kinds) ORDER BY s.one_id, s.other_id) AS people
      FROM same_person s WHERE event_id = ${eventId}::uuid
     GROUP BY one_registration_id, other_registration_id
     ORDER BY other_registration_id DESC, one_registration_id DESC LIMIT ${atMost}`.execute(kysely(tx))
  return rows
}

/** People of a registration that are found in another one: their ids there and here. */
export async function listSameIn(tx: Tx, registrationId: string, otherId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT one_id AS id FROM same_person
     WHERE one_registration_id = ${otherId}::uuid AND other_registration_id = ${registrationId}::uuid
    UNION
    SELECT other_id FROM same_person
     WHERE other_registration_id = ${otherId}::uuid AND one_registration_id = ${registrationId}::uuid`.execute(
    kysely(tx),
  )
  return rows.map(({ id }) => id)
}

/** Remembers that they are different; false: somebody has said so before. */
export async function saveToldApart(
  tx: Tx,
  told: { readonly accountId: string; readonly one: string; readonly other: string; readonly by: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await kysely(tx)
    .insertInto('toldApart')
    .values({
      ...{ accountId: told.accountId, toldBy: told.by },
      ...{ oneRegistrationId: told.one, otherRegistrationId: told.other },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  await kysely(tx)
    .deleteFrom('samePerson')
    .where('oneRegistrationId', '=', told.one)
    .where('otherRegistrationId', '=', told.other)
    .execute()
  return numInsertedOrUpdatedRows === 1n
}
