import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/** The event, number and address of a payer; undefined: there is no such registration. */
export async function findPayer(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('registration')
    .select(['eventId', 'number', 'contactEmail', 'state'])
    .where('registrationId', '=', registrationId)
    .executeTakeFirst()
}

/** Other registrations of an event by the same address that hold their places. An address has few. */
export async function listOfPayer(
  tx: Tx,
  { eventId, email, except }: { readonly eventId: string; readonly email: string; readonly except: string },
) {
  return kysely(tx)
    .selectFrom('registration')
    .select(['registrationId', 'number', 'contactFirstName', 'contactLastName'])
    .where('eventId', '=', eventId)
    .where('contactEmail', '=', email)
    .where('registrationId', '<>', except)
    .where('state', 'in', HOLDING_STATES)
    .orderBy('createdAt')
    .limit(50)
    .execute()
}
