import { sql } from 'kysely'
import { z } from 'zod'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** A room or a vehicle as it is saved. */
export interface SavedSpace {
  readonly id: string
  readonly scope: string
  readonly house: string
  readonly name: string
  readonly places: number
  readonly kept: number
  readonly sexes: 'women' | 'men' | 'family' | 'any'
  readonly kind: { readonly item: string; readonly option: string } | null
  readonly note: string
}

/** Who may live in a room, as it is stored. */
export const sexesSchema = z.enum(['women', 'men', 'family', 'any'])

/** In no order. */
export async function listSpaces(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('space')
    .select(['spaceId as id', 'scope', 'house', 'name', 'places', 'kept', 'sexes', 'item', 'option', 'note'])
    .select('freedAt')
    .where('eventId', '=', eventId)
    .execute()
}

/** The rooms of an event that have these ids, locked against people who are put there; false of an id of another event. */
export async function lockSpaces(tx: Tx, eventId: string, ids: readonly string[]): Promise<boolean> {
  const rows = await kysely(tx)
    .selectFrom('space')
    .select('eventId')
    .where('spaceId', 'in', ids)
    .orderBy('spaceId')
    .forUpdate()
    .execute()
  return rows.every((row) => row.eventId === eventId)
}

/** What is known by its id is changed; its scope stays. */
export async function saveSpace(
  tx: Tx,
  accountId: string,
  eventId: string,
  { id, kind, ...space }: SavedSpace,
): Promise<void> {
  const { scope, ...values } = { ...space, item: kind?.item ?? null, option: kind?.option ?? null }
  await kysely(tx)
    .insertInto('space')
    .values({ accountId, eventId, spaceId: id, scope, ...values })
    .onConflict((conflict) => conflict.columns(['accountId', 'spaceId']).doUpdateSet(values))
    .execute()
}

/** Whether any of these spaces has more people than places. */
export async function isAnyOverfull(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM space s WHERE s.space_id = ANY (${ids}::uuid[])
       AND s.places - s.kept < (SELECT count(*) FROM space_person p WHERE p.space_id = s.space_id)`.execute(
    kysely(tx),
  )
  return rows.length > 0
}

/** False when it is not there. */
export async function removeSpace(tx: Tx, eventId: string, spaceId: string): Promise<boolean> {
  const gone = await kysely(tx)
    .deleteFrom('space')
    .where('eventId', '=', eventId)
    .where('spaceId', '=', spaceId)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function isInUse(tx: Tx, spaceId: string): Promise<boolean> {
  const found = await kysely(tx)
    .selectFrom('spacePerson')
    .select('spaceId')
    .where('spaceId', '=', spaceId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Who is in which, of an event. */
export async function listAssignments(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('spacePerson')
    .innerJoin('space', 'space.spaceId', 'spacePerson.spaceId')
    .select(['spacePerson.participantId', 'spacePerson.scope', 'spacePerson.spaceId'])
    .where('space.eventId', '=', eventId)
    .execute()
}

/** See db/functions/public.place_people.sql. */
export async function placePeople(
  tx: Tx,
  account: string,
  eventId: string,
  scope: string,
  moves: readonly { readonly people: readonly string[]; readonly space: string | null }[],
): Promise<string | undefined> {
  const { rows } = await sql<{ outcome: string }>`
    SELECT place_people(${account}, ${eventId}, ${scope}, ${jsonb(moves)}) AS outcome`.execute(kysely(tx))
  return rows[0]?.outcome
}

/** Whether another space of the event has the name. */
export async function isNameTaken(
  tx: Tx,
  eventId: string,
  { id, scope, house, name }: Pick<SavedSpace, 'id' | 'scope' | 'house' | 'name'>,
): Promise<boolean> {
  const found = await kysely(tx)
    .selectFrom('space')
    .select('spaceId')
    .where('eventId', '=', eventId)
    .where('scope', '=', scope)
    .where('house', '=', house)
    .where('name', '=', name)
    .where('spaceId', '<>', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Those who add rooms to an event, or publish them, do it one after another. */
export async function waitForOthers(tx: Tx, eventId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lodging:${eventId}`}, 0))`.execute(kysely(tx))
}
