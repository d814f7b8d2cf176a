import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/** Who stands in these groups of an event, by surname; without registrations that are over. */
export async function listPeopleOfGroups(tx: Tx, eventId: string, groups: readonly string[]) {
  if (groups.length === 0) return []
  return kysely(tx)
    .selectFrom('participant')
    .innerJoin('registration', 'registration.registrationId', 'participant.registrationId')
    .select([
      'participant.participantId as id',
      'participant.firstName',
      'participant.lastName',
      'participant.participantGroup as group',
    ])
    .select('registration.state')
    .where('registration.eventId', '=', eventId)
    .where('registration.state', 'in', HOLDING_STATES)
    .where('participant.participantGroup', 'in', groups)
    .where('participant.leftAt', 'is', null)
    .orderBy('participant.lastName')
    .orderBy('participant.firstName')
    .execute()
}
