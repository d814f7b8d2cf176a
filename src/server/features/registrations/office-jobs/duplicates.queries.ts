import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

interface Named {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | null
}

/**
 * The number of a registration of the event in which somebody of this name takes part; born on another day it is somebody
 * else. Undefined: nobody.
 */
export async function findNamesake(
  tx: Tx,
  eventId: string,
  { firstName, lastName, birthDate }: Named,
): Promise<string | undefined> {
  const row = await kysely(tx)
    .selectFrom('participant')
    .innerJoin('registration', (join) =>
      join
        .onRef('registration.accountId', '=', 'participant.accountId')
        .onRef('registration.registrationId', '=', 'participant.registrationId'),
    )
    .select('registration.number')
    .where('registration.eventId', '=', eventId)
    .where('registration.state', 'in', HOLDING_STATES)
    .where('participant.leftAt', 'is', null)
    .where((eb) => eb(eb.fn('lower', ['participant.firstName']), '=', firstName.trim().toLowerCase()))
    .where((eb) => eb(eb.fn('lower', ['participant.lastName']), '=', lastName.trim().toLowerCase()))
    .$if(birthDate !== null, (query) =>
      query.where((eb) =>
        eb.or([eb('participant.birthDate', 'is', null), eb('participant.birthDate', '=', eb.val(birthDate))]),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return row?.number
}
