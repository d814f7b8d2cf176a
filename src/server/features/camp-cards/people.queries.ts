import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

type Of = { readonly eventId: string } | { readonly registrationId: string }

/** Who has a place in an event, or by a registration, with what was answered; in no order. */
export async function listCardPeople(tx: Tx, of: Of) {
  return kysely(tx)
    .selectFrom('participant')
    .innerJoin('registration', 'registration.registrationId', 'participant.registrationId')
    .select([
      'participant.registrationId',
      'participant.ref',
      'participant.firstName',
      'participant.lastName',
      'participant.birthDate',
      'participant.participantGroup as group',
      'participant.answers',
      'participant.choices',
      'participant.placeTransferId',
    ])
    .select([
      'registration.eventId',
      'registration.version',
      'registration.number',
      'registration.draft',
      'registration.contactFirstName',
      'registration.contactLastName',
      'registration.contactPhone',
    ])
    .where((where) =>
      'eventId' in of
        ? where('registration.eventId', '=', of.eventId)
        : where('registration.registrationId', '=', of.registrationId),
    )
    .where('registration.state', 'in', HOLDING_STATES)
    .where('participant.leftAt', 'is', null)
    .execute()
}

export type CardPersonRow = Awaited<ReturnType<typeof listCardPeople>>[number]
