import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** A room or vehicle; or a house, whose name it is. */
export type SpaceOrHouse = { readonly space: string } | { readonly house: string }

const columnsOf = (place: SpaceOrHouse) =>
  'space' in place ? { spaceId: place.space, house: '' } : { spaceId: null, house: place.house }

interface Row {
  readonly eventId: string
  readonly personId: string
  readonly assignedBy: string
  readonly assignedAt: Temporal.Instant
  readonly scope: string
  readonly spaceId: string | null
  readonly house: string
  /** Of the room or vehicle; of a house ''. */
  readonly name: string
}

/** Who has care of which rooms, houses and vehicles of these events; not of houses that have no room any more. */
export async function listSpaceCarers(tx: Tx, events: readonly string[]): Promise<Row[]> {
  if (events.length === 0) return []
  const { rows } = await sql<Row>`
    SELECT c.event_id, c.staff_person_id AS person_id, c.assigned_by, c.assigned_at, c.scope, c.space_id,
           coalesce(s.house, c.house) AS house, coalesce(s.name, '') AS name
      FROM space_carer c LEFT JOIN space s ON s.account_id = c.account_id AND s.space_id = c.space_id
     WHERE c.event_id = ANY (${events}::uuid[])
       AND (c.space_id IS NOT NULL OR EXISTS (
             SELECT FROM space h WHERE h.account_id = c.account_id AND h.event_id = c.event_id
                AND h.scope = c.scope AND h.house = c.house))
     ORDER BY c.assigned_at, c.staff_person_id`.execute(kysely(tx))
  return rows
}

/** The name and scope of a room, vehicle or house of an event; undefined where there is none. */
export async function findSpaceOrHouse(tx: Tx, eventId: string, place: SpaceOrHouse) {
  const row = await kysely(tx)
    .selectFrom('space')
    .select(['scope', 'house', 'name'])
    .where('eventId', '=', eventId)
    .$if('space' in place, (query) => query.where('spaceId', '=', 'space' in place ? place.space : ''))
    .$if('house' in place, (query) =>
      query.where('scope', '=', 'rooms').where('house', '=', 'house' in place ? place.house : ''),
    )
    .limit(1)
    .executeTakeFirst()
  return row && ('house' in place ? { ...row, name: '' } : row)
}

/** False when they have the care already. */
export async function insertSpaceCarer(
  tx: Tx,
  carer: {
    readonly accountId: string
    readonly eventId: string
    readonly scope: string
    readonly place: SpaceOrHouse
    readonly personId: string
    readonly assignedBy: string
    readonly assignedAt: Temporal.Instant
  },
): Promise<boolean> {
  const { accountId, eventId, scope, personId, assignedBy } = carer
  const made = await kysely(tx)
    .insertInto('spaceCarer')
    .values({
      ...{ accountId, eventId, scope, staffPersonId: personId, assignedBy },
      ...columnsOf(carer.place),
      assignedAt: carer.assignedAt.toString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('staffPersonId')
    .executeTakeFirst()
  return made !== undefined
}

/** False when it was not there. */
export async function deleteSpaceCarer(
  tx: Tx,
  eventId: string,
  personId: string,
  place: SpaceOrHouse,
): Promise<boolean> {
  const { spaceId, house } = columnsOf(place)
  const gone = await kysely(tx)
    .deleteFrom('spaceCarer')
    .where('eventId', '=', eventId)
    .where('staffPersonId', '=', personId)
    .where('house', '=', house)
    .where('spaceId', 'is not distinct from', spaceId)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Houses, rooms and vehicles of an event, in no order; a house has no id. */
export async function listSpacesToCareFor(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('space')
    .select(['spaceId as id', 'scope', 'house', 'name'])
    .where('eventId', '=', eventId)
    .execute()
}

/** Who has care of a house has it also under its new name. */
export async function moveHouseCarers(
  tx: Tx,
  eventId: string,
  { house, renamed }: { readonly house: string; readonly renamed: string },
): Promise<void> {
  await sql`
    INSERT INTO space_carer (account_id, event_id, scope, space_id, house, staff_person_id, assigned_by, assigned_at)
    SELECT account_id, event_id, scope, space_id, ${renamed}, staff_person_id, assigned_by, assigned_at
      FROM space_carer WHERE event_id = ${eventId} AND space_id IS NULL AND house = ${house}
        ON CONFLICT DO NOTHING`.execute(kysely(tx))
}

/** @returns the names of those who had care of the house */
export async function deleteHouseCarers(tx: Tx, eventId: string, house: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    DELETE FROM space_carer c USING staff_person p
     WHERE p.account_id = c.account_id AND p.staff_person_id = c.staff_person_id
       AND c.event_id = ${eventId} AND c.space_id IS NULL AND c.house = ${house}
    RETURNING p.first_name || ' ' || p.last_name AS name`.execute(kysely(tx))
  return rows.map(({ name }) => name)
}
