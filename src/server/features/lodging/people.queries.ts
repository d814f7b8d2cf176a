import { sql } from 'kysely'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/** The key that the registration has got from another one, or has given to others; null where it joins nobody. */
const keyOfRoom = sql<string | null>`coalesce(
  (SELECT k.key FROM room_mate m JOIN room_key k ON k.account_id = m.account_id AND k.registration_id = m.owner_id
    WHERE m.account_id = registration.account_id AND m.registration_id = registration.registration_id),
  (SELECT k.key FROM room_key k
    WHERE k.account_id = registration.account_id AND k.registration_id = registration.registration_id
      AND EXISTS (SELECT FROM room_mate m WHERE m.account_id = k.account_id AND m.owner_id = k.registration_id)))`

const lodgers = (tx: Tx) =>
  kysely(tx)
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
    .select(['registration.draft', 'registration.contactPhone as phone', keyOfRoom.as('roomKey')])
    .where('registration.state', 'in', HOLDING_STATES)
    .where('participant.leftAt', 'is', null)
    .orderBy('participant.lastName')
    .orderBy('participant.registrationId')
    .orderBy('participant.position')

/** Who takes part in an event, by surname, with what was answered and chosen for the person and for the registration. */
export const listLodgers = (tx: Tx, eventId: string) =>
  lodgers(tx).where('registration.eventId', '=', eventId).execute()

/** The same of some registrations alone. */
export const listLodgersOf = (tx: Tx, registrationIds: readonly string[]) =>
  lodgers(tx).where('registration.registrationId', 'in', registrationIds).execute()

export type LodgerRow = Awaited<ReturnType<typeof listLodgers>>[number]
