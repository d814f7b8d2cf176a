import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { standingPrice } from '../agreement/revisions.queries.ts'

/** One value for all ids: a statement with a value for each is long to write, to send and to plan. */
const anyOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = ANY (${ids}::uuid[])`

/** Registrations by their ids, with the parts of the price that stands, in no order. */
export async function listRegistrationsOf(tx: Tx, registrationIds: readonly string[]) {
  return kysely(tx)
    .selectFrom('registration')
    .innerJoinLateral(standingPrice, (join) => join.onTrue())
    .leftJoin('registrationNote', 'registrationNote.registrationId', 'registration.registrationId')
    .leftJoin('ticket', (join) =>
      join
        .onRef('ticket.registrationId', '=', 'registration.registrationId')
        .on('ticket.participantId', 'is', null),
    )
    .select([
      'registration.registrationId',
      'registration.eventId',
      'registration.version',
      'registration.number',
      'registration.state',
      'registration.contactFirstName',
      'registration.contactLastName',
      'registration.contactEmail',
      'registration.contactPhone',
      'registration.draft',
      'registration.total',
      'registration.headcount',
      'registration.lacking',
      'registration.createdAt',
    ])
    .select(['agreed.due', 'ticket.code as ticketCode', 'ticket.usedAt as ticketUsedAt'])
    .select('registrationNote.tags')
    .where(anyOf('registration.registrationId', registrationIds))
    .execute()
}

/** The tags that the staff have given to registrations of an event, by letters; at most so many. */
export async function listTagsOfEvent(tx: Tx, eventId: string, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT DISTINCT t.tag COLLATE "C" AS tag
      FROM registration r JOIN registration_note n USING (account_id, registration_id), unnest(n.tags) AS t(tag)
     WHERE r.event_id = ${eventId}::uuid ORDER BY 1 LIMIT ${atMost}`.execute(kysely(tx))
  return rows.map(({ tag }) => tag)
}

/** The people of registrations who take part, in the order of typing: all, or those among `participantIds` alone. */
export async function listPeopleOfAll(
  tx: Tx,
  registrationIds: readonly string[],
  participantIds: readonly string[] | null,
) {
  return kysely(tx)
    .selectFrom('participant')
    .leftJoin('ticket', 'ticket.participantId', 'participant.participantId')
    .select([
      'participant.participantId',
      'participant.registrationId',
      'participant.ref',
      'participant.firstName',
      'participant.lastName',
      'participant.birthDate',
      'participant.sex',
      'participant.participantType',
      'participant.participantGroup',
      'participant.answers',
      'participant.choices',
      'participant.numbers',
    ])
    .select(['ticket.code as ticketCode', 'ticket.usedAt as ticketUsedAt'])
    .where(
      participantIds === null
        ? anyOf('participant.registrationId', registrationIds)
        : anyOf('participant.participantId', participantIds),
    )
    .where('participant.leftAt', 'is', null)
    .orderBy('participant.registrationId')
    .orderBy('participant.position')
    .execute()
}

export type ListedRegistration = Awaited<ReturnType<typeof listRegistrationsOf>>[number]
export type ListedPerson = Awaited<ReturnType<typeof listPeopleOfAll>>[number]
