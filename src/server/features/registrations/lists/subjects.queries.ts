import { kysely, type Tx } from '#server/db/database.ts'
import { standingPrice } from '../agreement/revisions.queries.ts'

/** Registrations by their ids, with the parts of the price that stands, in no order. */
export async function listRegistrationsOf(tx: Tx, registrationIds: readonly string[]) {
  return kysely(tx)
    .selectFrom('registration')
    .innerJoinLateral(standingPrice, (join) => join.onTrue())
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
    .where('registration.registrationId', 'in', registrationIds)
    .execute()
}

/** The people of registrations who take part, in the order of typing. */
export async function listPeopleOfAll(tx: Tx, registrationIds: readonly string[]) {
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
    .where('participant.registrationId', 'in', registrationIds)
    .where('participant.leftAt', 'is', null)
    .orderBy('participant.registrationId')
    .orderBy('participant.position')
    .execute()
}

export type ListedRegistration = Awaited<ReturnType<typeof listRegistrationsOf>>[number]
export type ListedPerson = Awaited<ReturnType<typeof listPeopleOfAll>>[number]
