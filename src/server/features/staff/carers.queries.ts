import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** In the database all groups are ''. */
const ALL = ''

interface Place {
  readonly eventId: string
  /** Null: all groups. */
  readonly group: string | null
  readonly personId: string
}

/** Who has care of which groups of these events. */
export async function listCarers(tx: Tx, events: readonly string[]) {
  if (events.length === 0) return []
  const rows = await kysely(tx)
    .selectFrom('groupCarer')
    .select(['eventId', 'groupId', 'staffPersonId as personId', 'assignedBy', 'assignedAt'])
    .where('eventId', 'in', events)
    .orderBy('assignedAt')
    .orderBy('staffPersonId')
    .execute()
  return rows.map(({ groupId, ...row }) => ({ ...row, group: groupId === ALL ? null : groupId }))
}

/** False when they have the care already. */
export async function insertCarer(
  tx: Tx,
  place: Place & {
    readonly accountId: string
    readonly assignedBy: string
    readonly assignedAt: Temporal.Instant
  },
): Promise<boolean> {
  const { accountId, eventId, group, personId, assignedBy } = place
  const values = { assignedBy, assignedAt: place.assignedAt.toString() }
  const made = await kysely(tx)
    .insertInto('groupCarer')
    .values({ accountId, eventId, groupId: group ?? ALL, staffPersonId: personId, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returning('staffPersonId')
    .executeTakeFirst()
  return made !== undefined
}

/** False when it was not there. */
export async function deleteCarer(tx: Tx, { eventId, group, personId }: Place): Promise<boolean> {
  const gone = await kysely(tx)
    .deleteFrom('groupCarer')
    .where('eventId', '=', eventId)
    .where('groupId', '=', group ?? ALL)
    .where('staffPersonId', '=', personId)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** How many who take part are under 18 on a day, by group; null: of no group. Who gave no birth date is not counted. */
export async function countMinors(tx: Tx, eventId: string, day: Temporal.PlainDate) {
  const { rows } = await sql<{ group: string | null; minors: number }>`
    SELECT p.participant_group AS "group", count(*)::integer AS minors
      FROM registration r
      JOIN participant p ON p.account_id = r.account_id AND p.registration_id = r.registration_id
     WHERE r.event_id = ${eventId}::uuid AND holds_place(r.state) AND p.left_at IS NULL
       AND p.birth_date + interval '18 years' > ${day.toString()}::date
     GROUP BY p.participant_group`.execute(kysely(tx))
  return rows
}
