import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/** Who takes part in an event, by surname, with what was answered and chosen for the person and for the registration. */
export async function listLodgers(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('participant')
    .innerJoin('registration', 'registration.registrationId', 'participant.registrationId')
    .select([
      'participant.participantId as id',
      'participant.registrationId',
      'participant.firstName',
      'participant.lastName',
      'participant.birthDate',
      'participant.sex',
      'participant.participantGroup as group',
      'participant.answers',
      'participant.choices',
    ])
    .select(['registration.draft', 'registration.contactPhone as phone'])
    .where('registration.eventId', '=', eventId)
    .where('registration.state', 'in', HOLDING_STATES)
    .where('participant.leftAt', 'is', null)
    .orderBy('participant.lastName')
    .orderBy('participant.registrationId')
    .orderBy('participant.position')
    .execute()
}

export type LodgerRow = Awaited<ReturnType<typeof listLodgers>>[number]
